import { type CsvRow, readCsv } from '../../../../../modules/platform/domain/tables/csv-reader.ts';

/** All rows of a text. */
export function csvRows(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  readCsv(new TextEncoder().encode(text), (row) => rows.push(row));
  return rows;
}
