import { nameKey } from '../name-key.ts';
import { idColumn } from '../tables/id-column.ts';
import type { TableColumn, TableShape } from '../tables/table-shape.ts';
import { type Column, type Columns, columnsIn, type ListRecord } from './record.ts';

/** A line of a record's file: its values by the headers. */
export interface FileRow {
  readonly id: number | null;
  readonly [header: string]: unknown;
}

const headerOf = (name: string, { header = name }: Column<unknown>) => header;

/** The headers of a record's file, in their order. */
export const headersOf = <C extends Columns>(record: ListRecord<C>): readonly string[] => [
  'id',
  ...columnsIn(record).map(([name, column]) => headerOf(name, column)),
];

/** The record as a file that people export and import; a line without an id is found by its name. */
export function shapeOf<C extends Columns>(record: ListRecord<C>): TableShape<FileRow> {
  const columns = columnsIn(record).map(([name, column]) => [headerOf(name, column), fileColumn(column)]);
  const keyColumn = headerOf(record.key, record.columns[record.key] as Column<unknown>);
  return {
    name: record.name,
    label: record.words.title,
    columns: { id: idColumn, ...Object.fromEntries(columns) } as TableShape<FileRow>['columns'],
    keyColumn,
    key: (row) => nameKey(String(row[keyColumn])),
  };
}

function fileColumn({ type, label, optional }: Column<unknown>): TableColumn<unknown> {
  const { schema, cellSchema = schema, content, cell, json } = type;
  return { label, schema: cellSchema, content, text: cell, json, ...(optional && { optional }) };
}

/** The files of some lists; a list without a file has none. */
export const shapesOf = (lists: readonly ListRecord[]) =>
  lists.flatMap((record) => (record.file === undefined ? [] : [shapeOf(record)]));

/** A row as a line of the file. */
export function lineOf<C extends Columns>(
  record: ListRecord<C>,
  row: object & { readonly id: number },
): FileRow {
  const values = row as Readonly<Record<string, unknown>>;
  const cells = columnsIn(record).map(([name, column]) => [headerOf(name, column), values[name]]);
  return { id: row.id, ...Object.fromEntries(cells) };
}

/** Values of some columns, by the headers of the file. */
export function cellsOf<C extends Columns>(
  record: ListRecord<C>,
  values: Readonly<Record<string, unknown>>,
): Partial<FileRow> {
  const cells = columnsIn(record).flatMap(([name, column]) =>
    name in values ? [[headerOf(name, column), values[name]]] : [],
  );
  return Object.fromEntries(cells);
}

/** The values of a line; columns that its file leaves out are missing. */
export function valuesOfLine<C extends Columns>(record: ListRecord<C>, line: FileRow): object {
  const values = columnsIn(record).flatMap(([name, column]) => {
    const value = line[headerOf(name, column)];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
