import { changedRow, changedRows, lockData, type TableDefinition } from '#platform';
import { sizeRecord } from '../lists/catalogue-audit.ts';
import { readAllProductRows } from '../products/all-product-rows.ts';
import { type ProductTableRow, productTable } from './product-table.ts';
import { writeProducts } from './write-products.ts';

/**
 * Export and import of the product table.
 *
 * @param now time of the write
 */
export function productDefinition(now: Date): TableDefinition<ProductTableRow> {
  return {
    shape: productTable,
    institutionId: null,
    data: ['catalogue'],
    lock: (em) => lockData(em, 'catalogue'),
    stored: async (em) => (await readAllProductRows(em)).map((row) => ({ version: row.version, row })),
    parts: (changes, added) =>
      changedRows(changes, added, {
        act: 'product-saved',
        kind: 'product',
        // Days of a row are no settings; the log has its own.
        settings: ({ id: _, created: __, last_modified: ___, ...settings }) => settings,
        nameOf: (row) => sizeRecord(Number(row.id), row).name,
      }),
    imported: (part) => changedRow(part, (settings) => settings),
    write: (em, changes) =>
      writeProducts(
        em,
        changes.map(({ row, before }) => ({ id: before?.row.id ?? null, row })),
        now,
      ),
  };
}
