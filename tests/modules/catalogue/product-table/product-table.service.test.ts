import { expect, test } from 'vitest';
import {
  ProductAdminService,
  ProductRow,
  ProductService,
  ProductSizeRow,
  ProductTableService,
} from '#catalogue';
import { productTable } from '../../../../modules/catalogue/product-table/product-table.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { csvFile } from '../../../../modules/platform/domain/tables/table-text.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct, eanOf, readProduct } from '../product-rows.ts';

const operator = { kind: 'operator', name: 'test' } as const;
const COLUMNS = Object.keys(productTable.columns);
type Line = Readonly<Record<string, unknown>>;

/** A file of lines; what one leaves out is that of a new row. */
function fileOf(lines: readonly Line[], columns: readonly string[] = COLUMNS): Uint8Array {
  const rows = lines.map((line) => {
    const whole: Line = { ...anotherProduct(0), wiederverwendbar: false, ...line };
    return columns.map((name) => cellOf(whole[name]));
  });
  return new TextEncoder().encode(csvFile([columns, ...rows]));
}

const cellOf = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''));

describeWithDatabase('the product table as a file', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const tables = async () => (await services()).get(ProductTableService);
  const products = async (name: string) =>
    (await (await services()).get(ProductService).combined(vendor)).filter(
      (each) => each.Produktbezeichnung === name,
    );
  const numbered = (number: number, more: Line = {}): Line => ({ ...anotherProduct(number), ...more });
  const take = async (lines: readonly Line[], columns?: readonly string[]) => {
    const staged = await (await tables()).stage(vendor, fileOf(lines, columns));
    expect(staged.errorMessages).toEqual([]);
    await (await tables()).commit(vendor, staged.id);
  };
  /** Rows of the table as a file has them, by PZN. */
  async function stored(...pzns: unknown[]): Promise<readonly Line[]> {
    const rows: readonly Line[] = JSON.parse(await (await tables()).export(vendor, 'json'));
    return pzns.map((pzn) => {
      const found = rows.find(({ PZN }) => PZN === pzn) as Record<
        'Vorteilskommunikation' | 'ICONS',
        string[]
      >;
      const { Vorteilskommunikation, ICONS, ...row } = found;
      return { ...row, Vorteilskommunikation: Vorteilskommunikation.join('\n'), ICONS: ICONS.join() };
    });
  }

  test('is identical when exported and imported again, from a worker and from the command line', async () => {
    const csv = await (await tables()).export(vendor, 'csv');
    const count = await database.em().count(ProductSizeRow);
    for (const actor of [vendor, operator])
      expect(await (await tables()).stage(actor, new TextEncoder().encode(csv))).toMatchObject({
        edited: 0,
        inserted: 0,
        notEdited: count,
        errors: 0,
        differences: [],
      });
  });

  // @spec access-4-18
  test('is shown as a difference with its faults, and its good lines are written', async () => {
    const [first] = await stored('98100377');
    const staged = await (await tables()).stage(
      vendor,
      fileOf([
        { ...first, UVP: '8.45', ICONS: 'waschbar' },
        numbered(1),
        numbered(2, { Konfektionsgroesse: 'L' }),
        numbered(3, { Tropfenanzahl: '3,3' }),
      ]),
    );
    expect(staged).toMatchObject({
      edited: 1,
      inserted: 2,
      notEdited: 0,
      errors: 1,
      errorMessages: [
        // Each line before it has a cell of two or more lines.
        'Zeile 10, Tropfenanzahl: „Tropfenanzahl“ geht von 0 bis 10 in Schritten von 0,5.',
      ],
    });
    // A spreadsheet counts such a row once, and people know it by its Artikelnummer.
    expect(staged.faults[0]).toMatchObject({
      line: 10,
      sheetRow: 5,
      of: `Artikelnummer ${numbered(3).Artikelnummer}`,
    });
    expect(staged.differences.map(({ sheetRow }) => sheetRow)).toEqual([undefined, 3, 4]);
    expect(staged.differences[0]).toEqual({
      line: 2,
      id: expect.any(Number),
      name: 'Valdumea Einlage für Frauen Mini, onesize',
      inserted: false,
      fields: [
        { column: 'UVP', label: 'UVP', before: '7,95', after: '8,45' },
        { column: 'ICONS', label: 'Symbole', before: expect.stringContaining('diskret,'), after: 'waschbar' },
      ],
    });
    expect(await products('Probe Slip Nacht')).toEqual([]);
    expect(await (await tables()).commit(vendor)).toEqual({ edited: 1, inserted: 2, notEdited: 0 });
    const [added] = await products('Probe Slip Nacht');
    expect(Object.keys(added?.sizes ?? {})).toEqual(['M', 'L']);
    const [changed] = await products('Valdumea Einlage für Frauen Mini');
    expect(changed).toMatchObject({
      id: '1',
      ICONS: ['waschbar'],
      sizes: { onesize: { id: '1', price: 845 } },
    });
    const entry = await database.em().findOneOrFail(AuditEntry, { what: 'table-imported' });
    expect(JSON.parse(entry.detail ?? '')).toEqual({ code: 'products', after: { edited: 1, inserted: 2 } });
    await expect((await tables()).commit(vendor, staged.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lets two rows exchange their PZN and their sizes, and renames a whole product in its place', async () => {
    const Produktbezeichnung = 'Tausch';
    const a = numbered(10, { Produktbezeichnung });
    const b = numbered(11, { Produktbezeichnung, Konfektionsgroesse: 'L' });
    await take([a, b]);
    const [before] = await products('Tausch');
    const [m, l] = await stored(a.PZN, b.PZN);
    const renamed = { Produktbezeichnung: 'Getauscht' };
    await take([
      { ...m, ...renamed, PZN: b.PZN, Konfektionsgroesse: 'L' },
      { ...l, ...renamed, PZN: a.PZN, Konfektionsgroesse: 'M' },
    ]);
    const [after] = await products('Getauscht');
    expect([after?.id, await products('Tausch')]).toEqual([before?.id, []]);
    expect([after?.sizes.L?.id, after?.sizes.L?.PZN]).toEqual([String(m?.id), b.PZN]);
    expect([after?.sizes.M?.id, after?.sizes.M?.PZN]).toEqual([String(l?.id), a.PZN]);
  });

  // @spec access-4-18
  test('is refused as a whole where a row was changed since, or its size was taken', async () => {
    const Produktbezeichnung = 'Streit';
    await take([numbered(20, { Produktbezeichnung })]);
    const [row] = await stored(numbered(20).PZN);
    const save = async (given: Line) =>
      (await services()).get(ProductAdminService).save(vendor, readProduct(given));
    const { id } = await (await tables()).stage(
      vendor,
      fileOf([{ ...row, UVP: '1' }, numbered(21, { Produktbezeichnung, Konfektionsgroesse: 'L' })]),
    );
    const { created: _, last_modified: __, ...given } = row as Record<string, unknown>;
    await save({ ...given, UVP: '2' });
    await save(numbered(22, { Produktbezeichnung, Konfektionsgroesse: 'L' }));
    const refused = { code: 'conflict', message: expect.stringMatching(/^2 Zeilen wurden inzwischen/) };
    await expect((await tables()).commit(vendor, id)).rejects.toMatchObject(refused);
    const [product] = await products('Streit');
    expect([product?.sizes.M?.price, product?.sizes.L?.PZN]).toEqual([200, numbered(22).PZN]);
  });

  test('says what is reusable in a column that a file may lack: then all of it stays', async () => {
    const washed = numbered(30, { Produktbezeichnung: 'Waschbar', wiederverwendbar: true });
    const once = numbered(31, { Produktbezeichnung: 'Einmal' });
    await take([washed, once]);
    const [before, other] = await stored(washed.PZN, once.PZN);
    expect([before?.wiederverwendbar, other?.wiederverwendbar]).toEqual([true, false]);
    const marked = async (name: string) =>
      (await products(name)).map(({ wiederverwendbar, sizes }) => [wiederverwendbar, Object.keys(sizes)]);
    const without = COLUMNS.filter((column) => column !== 'wiederverwendbar');
    await take(
      [
        { ...before, UVP: '1' },
        numbered(32, { Produktbezeichnung: 'Waschbar', Konfektionsgroesse: 'L' }),
        numbered(33, { Produktbezeichnung: 'Ganz neu' }),
        { ...other, Produktbezeichnung: 'Einmal Plus' },
      ],
      without,
    );
    expect(await marked('Waschbar')).toEqual([[true, ['M', 'L']]]);
    expect([await marked('Ganz neu'), await marked('Einmal Plus')]).toEqual([
      [[false, ['M']]],
      [[false, ['M']]],
    ]);
    // Neither a new name nor a place among others' sizes changes what is said of a product.
    const [m, l] = await stored(washed.PZN, numbered(32).PZN);
    await take(
      [
        { ...m, Produktbezeichnung: 'Abgespalten' },
        { ...l, Produktbezeichnung: 'Einmal Plus' },
      ],
      without,
    );
    expect([await marked('Abgespalten'), await marked('Einmal Plus')]).toEqual([
      [[true, ['M']]],
      [[false, ['M', 'L']]],
    ]);
    const [now] = await stored(washed.PZN);
    const staged = await (await tables()).stage(vendor, fileOf([{ ...now, wiederverwendbar: false }]));
    expect(staged.differences[0]?.fields).toEqual([
      { column: 'wiederverwendbar', label: 'Wiederverwendbar', before: '1', after: '0' },
    ]);
    await (await tables()).commit(vendor, staged.id);
    expect(await marked('Abgespalten')).toEqual([[false, ['M']]]);
  });

  test('can have thousands of lines', async () => {
    const lines = Array.from({ length: 6000 }, (_, index) => {
      const digits = String(1_000_000 + index);
      const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at + 1), 0) % 11;
      const own = { PZN: `${digits}${sum}`, EAN: eanOf(`30000${digits}`) };
      return sum === 10 ? [] : [numbered(0, { ...own, Produktbezeichnung: `Viele ${index}` })];
    }).flat();
    const staged = await (await tables()).stage(operator, fileOf(lines));
    expect(staged).toMatchObject({ inserted: lines.length, errors: 0, differences: { length: 1000 } });
    await (await tables()).commit(operator, staged.id);
    expect(await database.em().count(ProductRow)).toBeGreaterThan(lines.length);
  });
});
