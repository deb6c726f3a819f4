import { expect, test } from 'vitest';
import { AuditTrailService } from '#auth';
import { auditListQuery } from '#auth/domain';
import { ProductTableService, removeSizes } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { OwnPriceTableService, RecommendationTableService, TakeBackService } from '#consultation';
import { Institution, OwnPriceService } from '#institution';
import { krankenkasseRecord, ownPricesInput } from '#institution/domain';
import { AuditSubjects, checked, RecordServices, type TableService } from '#platform';
import type { Actor, TableRow } from '#platform/domain';
import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { choiceOn, recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, readProduct } from '../../catalogue/product-rows.ts';

const operator = { kind: 'operator', name: 'test' } as const;

describeOnBothEngines('taking an import back', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => servicesOn(database.em(), clock);
  const takeBacks = async () => (await services()).get(TakeBackService);

  /** Imports a file; gives the number of its entry. */
  async function taken(table: unknown, text: string, actor: Actor = vendor): Promise<number> {
    const service = table as TableService<TableRow>;
    const staged = await service.stage(actor, new TextEncoder().encode(text));
    expect(staged.errorMessages).toEqual([]);
    await service.commit(actor, staged.id);
    const [entry] = await database
      .em()
      .find(AuditEntry, { what: 'table-imported' }, { orderBy: { id: 'desc' }, limit: 1 });
    return entry?.id ?? 0;
  }

  const products = async () => (await services()).get(ProductTableService);
  /** Lines of the product table, by ids, with another text in a column of each. */
  async function productLines(column: string, values: Readonly<Record<number, string>>): Promise<string> {
    const csv = await (await products()).exportSome(vendor, new Set(Object.keys(values).map(Number)));
    const staged = csv.replace('\ufeff', '').trimEnd().split('\r\n');
    const at = staged[0]?.split(';').indexOf(column) ?? -1;
    return staged
      .map((line, place) => {
        const cells = cellsOf(line);
        if (place > 0) cells[at] = values[Number(cells[0])] ?? '';
        return cells.join(';');
      })
      .join('\r\n');
  }
  const pricesOf = async (...ids: readonly number[]) => {
    const rows = await database
      .em()
      .execute<{ id: number; uvp: number }[]>('select id, uvp from product_size order by id');
    return ids.map((id) => rows.find((row) => row.id === id)?.uvp);
  };

  test('restores prices that nobody has changed since, removes what was added, and names the rest', async () => {
    const before = await pricesOf(1, 2, 3);
    const file = await productLines('UVP', { 1: '901,00', 2: '902,00', 3: '903,00' });
    const added = await addedLine(file, anotherProduct(5, { Produktbezeichnung: 'Versehen' }));
    const run = await taken(await products(), `${file}\r\n${added}`);
    expect(await pricesOf(1, 2, 3)).toEqual([90_100, 90_200, 90_300]);
    // Somebody has corrected one of them meanwhile.
    await taken(await products(), await productLines('UVP', { 2: '77,00' }));
    const planned = await (await takeBacks()).preview(vendor, run);
    expect(planned).toMatchObject({ id: run, table: 'products', restored: 2, removed: 1, left: 1 });
    expect(planned.leftRows).toEqual([{ name: expect.stringMatching(/, \S/), why: 'changed' }]);
    // The preview has written nothing.
    expect(await pricesOf(1, 2, 3)).toEqual([90_100, 7700, 90_300]);
    expect(await (await takeBacks()).take(vendor, run)).toEqual(planned);
    expect(await pricesOf(1, 2, 3)).toEqual([before[0], 7700, before[2]]);
    expect(await products().then((table) => table.export(vendor, 'csv'))).not.toContain('Versehen');
    expect(
      await database.em().execute(`select id from product where produktbezeichnung = 'Versehen'`),
    ).toEqual([]);
    // Again it finds nothing to do but what was left, and writes no entry.
    expect(await (await takeBacks()).take(vendor, run)).toMatchObject({ restored: 0, removed: 0, left: 1 });
    expect(await database.em().count(AuditEntry, { what: 'import-taken-back' })).toBe(1);
  });

  test('is in the log, and in the history of each row', async () => {
    const run = await taken(await products(), await productLines('UVP', { 4: '904,00' }));
    await (await takeBacks()).take(vendor, run);
    const trail = (await services()).get(AuditTrailService);
    const [line] = (await trail.list(vendor, auditListQuery.parse({}))).rows;
    expect(line?.sentence).toMatch(/ hat eine Einlesung zurückgenommen$/);
    expect(line?.notes).toMatch(/^Produkte; Einlesung vom .* Uhr; 1 zurückgesetzt, 0 entfernt, 0 geblieben$/);
    expect(line?.rows).toBe(1);
    const { lines } = await trail.history(vendor, { kind: 'product', id: ['4'] });
    expect(lines.slice(0, 2).map(({ notes, changes }) => [notes, changes[0]?.before])).toEqual([
      ['Einlesung zurückgenommen', expect.stringMatching(/^904,00/)],
      ['mit einer Tabelle hochgeladen', expect.any(String)],
    ]);
  });

  test('gives the old values as a file that can be imported', async () => {
    const before = await pricesOf(5, 6);
    const run = await taken(await products(), await productLines('UVP', { 5: '905,00', 6: '906,00' }));
    const csv = await (await takeBacks()).formerRows(vendor, run);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    await taken(await products(), csv);
    expect(await pricesOf(5, 6)).toEqual(before);
    // Rows that have their former values already are neither restored nor named.
    expect(await (await takeBacks()).preview(vendor, run)).toMatchObject({ restored: 0, left: 0 });
  });

  test('restores recommendations', async () => {
    const table = (await services()).get(RecommendationTableService);
    const line = async () =>
      (await table.export(vendor, 'csv')).split('\r\n').find((each) => each.startsWith('F_I1_T1_H1_V1_X1;'));
    const before = await line();
    const run = await taken(table, 'key;Artikelnummern\nF_I1_T1_H1_V1_X1;710061\n');
    expect(await line()).not.toBe(before);
    expect(await (await takeBacks()).take(vendor, run)).toMatchObject({ restored: 1, left: 0 });
    expect(await line()).toBe(before);
  });

  test('keeps an added size that has a price of an institution, and names a changed one that is gone', async () => {
    const file = await productLines('UVP', { 7: '907,00' });
    const run = await taken(
      await products(),
      `${file}\r\n${await addedLine(file, anotherProduct(7, { Produktbezeichnung: 'Neu mit Preis' }))}`,
    );
    const [size] = await database
      .em()
      .execute<{ id: number }[]>('select id from product_size where pzn = ?', [anotherProduct(7).PZN]);
    const user = await actorOf(database.orm, 'leitung');
    await (await services())
      .get(OwnPriceAdminService)
      .replace(user, checked(ownPricesInput, { prices: { [size?.id ?? 0]: '9' } }));
    await removeSizes(database.em(), [7]);
    expect((await (await takeBacks()).take(vendor, run)).leftRows).toEqual([
      { name: expect.any(String), why: 'gone' },
      { name: expect.stringContaining('Neu mit Preis'), why: 'used' },
    ]);
  });

  test('restores rates of Krankenkassen, and leaves what no longer goes with the others', async () => {
    const kassen = recordOn(await services(), krankenkasseRecord);
    const head = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;Saetze\r\n';
    const rates = (await kassen.all(vendor)).filter(({ id }) => id <= 5);
    const cell = 'ab 01.01.2027: 28,00 / 14,50 / 19,00 / 18';
    const nameOf = (id: number) => rates.find((row) => row.id === id)?.Kasse ?? '';
    const run = await taken(
      kassen.file,
      `${head}4;${nameOf(4)};1;2;3;9;${cell}\r\n5;Umbenannt;1;2;3;18;\r\n;Gewählt;1;2;3;18;\r\n;Nie gewählt;1;2;3;18;\r\n`,
    );
    const chosen = (await kassen.all(vendor)).find(({ Kasse }) => Kasse === 'Gewählt')?.id ?? 0;
    await choiceOn(await services()).choose(await actorOf(database.orm, 'leitung'), {
      version: 1,
      entries: [{ krankenkassenId: chosen }],
    });
    const taker = { id: null, Kinderpauschale: '1', Urinpauschale: '1', Stuhlpauschale: '1', Kindalter: 18 };
    await kassen.save(vendor, { ...taker, Kasse: nameOf(5) });
    const done = await (await takeBacks()).take(operator, run);
    expect(done).toMatchObject({ restored: 1, removed: 1, left: 2 });
    expect(done.leftRows).toEqual([
      { name: 'Gewählt', why: 'used' },
      { name: 'Umbenannt', why: 'unfit' },
    ]);
    const after = await kassen.all(vendor);
    const { version: _, ...former } = rates.find(({ id }) => id === 4) ?? {};
    expect(after.find(({ id }) => id === 4)).toMatchObject(former);
    expect(after.map(({ Kasse }) => Kasse)).not.toContain('Nie gewählt');
  });

  test('restores own prices, for who may import them and the vendor’s operator', async () => {
    const user = await actorOf(database.orm, 'leitung');
    const own = (await services()).get(OwnPriceAdminService);
    await own.replace(user, checked(ownPricesInput, { prices: { 11: '7', 12: '8' } }));
    const table = (await services()).get(OwnPriceTableService);
    const run = await taken(table, 'id;PZN;Preis\r\n11;;70\r\n12;;80\r\n13;;90\r\n', user);
    const { institutionId } = user;
    const { pricesVersion } = await database.em().findOneOrFail(Institution, institutionId);
    await expect((await takeBacks()).take({ ...user, rights: new Set() }, run)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const stranger = { ...user, institutionId: 1 };
    await expect((await takeBacks()).preview(stranger, run)).rejects.toMatchObject({ code: 'not-found' });
    await database.em().execute('update own_price set price = 999 where size_id = 12');
    expect(await (await takeBacks()).preview(operator, run)).toMatchObject({ restored: 2, left: 1 });
    expect(await (await takeBacks()).take(user, run)).toMatchObject({ restored: 2, removed: 0, left: 1 });
    const prices = await (await services()).get(OwnPriceService).own(user);
    expect(['11', '12', '13'].map((size) => prices.get(size))).toEqual([700, 999, undefined]);
    const institution = await database.em().fork().findOneOrFail(Institution, institutionId);
    expect(institution.pricesVersion).toBe(pricesVersion + 1);
  });

  test('is for imports of these tables alone', async () => {
    const { tables } = (await takeBacks()) as unknown as { tables: Map<string, TableService<TableRow>> };
    for (const [name, table] of tables) {
      const { shape, imported } = await table.admitted(vendor);
      expect([shape.name, typeof imported]).toEqual([name, 'function']);
    }
    // The log offers it for these and no others.
    const subjects = (await services()).get(AuditSubjects).all;
    const offered = subjects.flatMap(({ takenBack, tables: own }) =>
      takenBack ? Object.keys(own ?? {}) : [],
    );
    expect(offered.sort()).toEqual([...tables.keys()].sort());
    const other = await taken(
      (await services()).get(RecordServices).of(competitorRecord).file,
      'id;Name\r\n;Beispiel Slip\r\n',
    );
    await database.em().nativeUpdate(AuditEntry, { id: other }, { detail: '{"code":"users"}' });
    for (const id of [other, 99_999])
      await expect((await takeBacks()).preview(vendor, id)).rejects.toMatchObject({ code: 'not-found' });
  });

  /** A line for another product, with the columns of a file. */
  async function addedLine(file: string, given: object): Promise<string> {
    const row = { ...readProduct(given), ...given, id: '' } as Readonly<Record<string, unknown>>;
    const head = file.split('\r\n')[0]?.split(';') ?? [];
    return head
      .map((name) => {
        const value = row[name];
        return typeof value === 'boolean'
          ? String(Number(value))
          : `"${String(value ?? (name === 'wiederverwendbar' ? '0' : ''))}"`;
      })
      .join(';');
  }
});

/** The cells of a line, quotes kept. */
const cellsOf = (line: string): string[] =>
  line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? [];
