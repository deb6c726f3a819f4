import { expect, test } from 'vitest';
import { AuditTrailService } from '#auth';
import { ProductTableService } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { krankenkasseRecord } from '#institution/domain';
import { RecordServices } from '#platform';
import type { UserActor } from '#platform/domain';
import { productTable } from '../../../../modules/catalogue/product-table/product-table.ts';
import { csvFile } from '../../../../modules/platform/domain/tables/table-text.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { anotherProduct } from '../../catalogue/product-rows.ts';

const IMPORTED = 'mit einer Tabelle hochgeladen';

/** The file services of a table. */
type Table = Pick<ProductTableService, 'stage' | 'commit' | 'export'>;

describeWithDatabase('the history of rows that a file has changed', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const staff = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const historyOf = async (kind: string, id: number | string) => {
    const { lines } = await (await services())
      .get(AuditTrailService)
      .history(await staff(), { kind, id: [String(id)] });
    return lines.map(({ sentence, notes, changes }) => [
      sentence.replace(/^.* hat /, ''),
      notes,
      changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
    ]);
  };
  const take = async (table: Table, text: string) => {
    const staged = await table.stage(await staff(), new TextEncoder().encode(text));
    expect(staged.errorMessages).toEqual([]);
    await table.commit(await staff(), staged.id);
  };
  /** Adds rows by their names alone. */
  const takeNames = async (table: Table, column: string, ...names: readonly string[]) =>
    take(table, [`id;${column}`, ...names.map((name) => `;${name}`), ''].join('\n'));
  const idOf = async (table: string, column: string, value: string) => {
    const [row] = await database
      .em()
      .execute<{ id: number }[]>(`select id from ${table} where ${column} = ?`, [value]);
    return row?.id ?? 0;
  };

  test('names the import in that of each new and each changed product', async () => {
    // A column that may be missing is.
    const columns = Object.keys(productTable.columns).filter((name) => name !== 'wiederverwendbar');
    const lineOf = (more: object) => {
      const row = { ...anotherProduct(1), ...more } as Readonly<Record<string, unknown>>;
      return columns.map((name) => {
        const value = row[name];
        return typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');
      });
    };
    const lines = ['Probe A', 'Probe B', 'Probe C'].map((Produktbezeichnung, at) =>
      anotherProduct(at, { Produktbezeichnung }),
    );
    const table = (await services()).get(ProductTableService);
    await take(table, csvFile([columns, ...lines.map(lineOf)]));
    const ids = await Promise.all(lines.map(({ PZN }) => idOf('product_size', 'pzn', String(PZN))));
    expect(new Set(ids).size).toBe(3);
    for (const [at, { Produktbezeichnung }] of lines.entries())
      expect(await historyOf('product', ids[at] ?? 0)).toEqual([
        [expect.stringContaining(`das Produkt „${Produktbezeichnung}`), IMPORTED, []],
      ]);
    expect((await historyOf('product', ids[1] ?? 0))[0]?.[0]).toMatch(/ angelegt$/);
    await take(table, csvFile([columns, lineOf({ ...lines[1], UVP: '99,90' })]));
    expect((await historyOf('product', ids[1] ?? 0))[0]).toEqual([
      expect.stringMatching(/ geändert$/),
      IMPORTED,
      [expect.stringMatching(/^UVP: .* → 99,90\s€$/)],
    ]);
    expect(await historyOf('product', ids[0] ?? 0)).toHaveLength(1);
  });

  test('names it in that of rows of plain lists', async () => {
    const competitors = (await services()).get(RecordServices).of(competitorRecord).file;
    await takeNames(competitors, 'Name', 'Beispiel Slip', 'Beispiel Pants');
    const id = await idOf('competitor', 'name', 'Beispiel Pants');
    expect(await historyOf('competitor', id)).toEqual([
      [expect.stringMatching(/„Beispiel Pants“ angelegt$/), IMPORTED, []],
    ]);
    const kassen = (await services()).get(RecordServices).of(krankenkasseRecord).file;
    const file = await kassen.export(await staff(), 'csv');
    const [head = '', line = ''] = file.split('\r\n');
    const [first = '', name = '', ...rates] = line.split(';');
    await take(
      kassen,
      `${head}\n;BKK Beispiel neu;${rates.join(';')}\n${first};${name} Nord;${rates.join(';')}\n`,
    );
    expect(await historyOf('krankenkasse', await idOf('krankenkasse', 'kasse', 'BKK Beispiel neu'))).toEqual([
      ['die Krankenkasse „BKK Beispiel neu“ angelegt', IMPORTED, []],
    ]);
    expect(await historyOf('krankenkasse', first)).toEqual([
      [`die Krankenkasse „${name}“ geändert`, IMPORTED, [`Krankenkasse: ${name} → ${name} Nord`]],
    ]);
  });
});
