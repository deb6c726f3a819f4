import { lockData, type TableDefinition } from '#platform';
import { MatchingRow } from './matching-row.entity.ts';
import { type MatchingTableRow, matchingTable } from './matching-table.ts';
import { replaceRows } from './replaced-rows.ts';

/** Export and import of the matching table. */
export const matchingDefinition: TableDefinition<MatchingTableRow> = {
  shape: matchingTable,
  institutionId: null,
  lock: (em) => lockData(em, 'customer-tables'),
  async stored(em) {
    const rows: MatchingTableRow[] = await em.execute(
      `select knr, name1 as name_1, name2 as name_2, street, number, zip, city from matching_row order by knr`,
    );
    // Rows have no version; their content serves as one.
    return rows.map((row) => ({ version: Object.values(row).join('\n'), row }));
  },
  write: (em, changes) =>
    replaceRows(
      em,
      MatchingRow,
      changes.map(({ row: { name_1: name1, name_2: name2, ...row } }) => ({ ...row, name1, name2 })),
    ),
};
