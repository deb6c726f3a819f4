import { type TableRow, type TableShape, tableCsv } from '../domain/tables/table-shape.ts';

/** Rows that become text between two looks at the clock. */
const LINES = 100;

/** Rows as a CSV file, made in steps between which others are answered. */
export function* csvOf<Row extends TableRow>(
  shape: TableShape<Row>,
  rows: readonly Row[],
): Generator<undefined, string> {
  const head = tableCsv(shape, []);
  let text = head;
  for (let start = 0; start < rows.length; start += LINES) {
    text += tableCsv(shape, rows.slice(start, start + LINES)).slice(head.length);
    yield;
  }
  return text;
}
