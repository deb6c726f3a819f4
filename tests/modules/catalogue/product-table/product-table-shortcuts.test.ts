import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ProductTableRow,
  productTable,
} from '../../../../modules/catalogue/product-table/product-table.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';
import { tableCsv } from '../../../../modules/platform/domain/tables/table-shape.ts';
import { compareTable } from '../../platform/domain/tables/at-once.ts';

const DEMO = readFileSync(new URL('../../../../data/catalogue/produkte.csv', import.meta.url));
/** Few rows, so that those of a file meet: some are sizes of one product. */
const STORED = readTable(productTable, DEMO)
  .rows.slice(0, 24)
  .map(({ row }, at) => ({ version: 1, row: { ...row, id: at + 1 } }));
const PLAIN = { ...productTable, amongReads: undefined };

const COLUMNS = Object.keys(productTable.columns).filter(
  (name) => !['created', 'last_modified'].includes(name),
) as (keyof ProductTableRow)[];
const place = fc.nat(STORED.length - 1);
/** A stored row, in which some columns are those of others. */
const line = fc
  .record({
    at: place,
    id: fc.constantFrom('own', 'own', 'own', 'own', 'none', 'none', 'unknown'),
    taken: fc.oneof(
      fc.constant<[keyof ProductTableRow, number][]>([]),
      fc.array(fc.tuple(fc.constantFrom(...COLUMNS), place), { maxLength: 2 }),
    ),
    price: fc.option(fc.nat(5000), { freq: 1 }),
    pzn: fc.option(fc.constantFrom('10000003', '10000026', '10000049'), { freq: 1 }),
  })
  .map(({ at, id, taken, price, pzn }): ProductTableRow => {
    const row = STORED[at]?.row as ProductTableRow;
    const others = taken.map(([column, from]) => [column, STORED[from]?.row[column]]);
    return {
      ...row,
      ...(price !== null && { UVP: price }),
      ...(pzn !== null && { PZN: pzn }),
      ...Object.fromEntries(others),
      ...(id === 'none' && { id: null }),
      ...(id === 'unknown' && { id: 99 }),
    };
  });

const found = (shape: typeof productTable, csv: string) => {
  const read = readTable(shape, new TextEncoder().encode(csv));
  const { changes, notEdited, faults } = compareTable(shape, read.rows, STORED);
  return {
    changes: changes.map(({ line: at, row, before }) => [
      at,
      // A file says nothing by their order.
      { ...row, ICONS: row.ICONS.toSorted() },
      before?.row.id ?? null,
    ]),
    notEdited,
    faults: [...read.faults, ...faults].map(({ line: at }) => at).sort((a, b) => a - b),
  };
};

test('comparing only the columns that rows meet in finds the same as comparing all', () => {
  const seen = { changes: 0, same: 0, faults: 0 };
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (rows) => {
      const csv = tableCsv(productTable, rows);
      const spared = found(productTable, csv);
      expect(spared).toEqual(found(PLAIN, csv));
      seen.changes += spared.changes.length;
      seen.same += spared.notEdited;
      seen.faults += spared.faults.length;
    }),
    { numRuns: 400 },
  );
  // Else it would have shown little.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});
