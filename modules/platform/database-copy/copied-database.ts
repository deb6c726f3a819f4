import type { CopiedColumn, CopiedValue } from './copied-value.ts';

/** Rows of a table in slices, each row's values in the order of the columns. */
export type Slices = AsyncIterable<readonly (readonly CopiedValue[])[]>;

/** A database that is copied, which nobody else changes meanwhile. */
export interface CopySource {
  rows(table: string, columns: readonly CopiedColumn[]): Slices;
  /** The last id that each table has given out, also of a row that is gone. */
  lastIds(): Promise<ReadonlyMap<string, number>>;
}

/** A new database, in one transaction. */
export interface CopyTarget extends CopySource {
  insert(
    table: string,
    columns: readonly CopiedColumn[],
    rows: readonly (readonly CopiedValue[])[],
  ): Promise<void>;
  setLastIds(ids: ReadonlyMap<string, number>): Promise<void>;
}

/** Rows that are held at a time. */
export const SLICE_ROWS = 500;

/** A name as both engines quote it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Names in a list, as both engines quote them. */
export const quotedList = (columns: readonly CopiedColumn[]): string =>
  columns.map(({ name }) => quoted(name)).join(', ');
