/** Parses one uploaded table outside the server's process. */
import { catalogueTables } from '#catalogue/domain';
import { consultationTables } from '#consultation/domain';
import { institutionTables } from '#institution/domain';
import type { TableUpload } from '#platform';
import { packedTable, type TableRow, type TableShape } from '#platform/domain';

const TABLES = [...institutionTables, ...catalogueTables, ...consultationTables];

export default function readUploadedTable({ table, bytes }: TableUpload) {
  const shape = TABLES.find(({ name }) => name === table);
  if (shape === undefined) throw new Error(`No module lists the table ${table} in its …-tables.ts.`);
  return packedTable(shape as unknown as TableShape<TableRow>, bytes);
}
