import { type FileRow, type ReadTable, readTable } from './read-table.ts';
import type { TableRow, TableShape } from './table-shape.ts';

/** Rows that are handed over at once: reading one part holds nobody up. */
const PART = 500;

/** A file that a worker has read. The rows are bytes of JSON, which change hands without being copied. */
export interface TableAnswer extends Omit<ReadTable<unknown>, 'rows'> {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** Reads a file and packs what is in it, for a worker to answer with. */
export function packedTable<Row extends TableRow>(shape: TableShape<Row>, bytes: Uint8Array): TableAnswer {
  const { rows, ...rest } = readTable(shape, bytes);
  const encoder = new TextEncoder();
  const parts = [];
  for (let start = 0; start < rows.length; start += PART)
    parts.push(encoder.encode(JSON.stringify(rows.slice(start, start + PART))));
  return { parts, ...rest };
}

/** The rows of one part. */
export function unpackedRows<Row>(part: Uint8Array): readonly FileRow<Row>[] {
  return JSON.parse(new TextDecoder().decode(part)) as readonly FileRow<Row>[];
}
