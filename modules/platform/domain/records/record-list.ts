import { listQuerySchema } from '../lists/list-query.ts';
import type { ListColumn, ListColumns } from '../lists/prepared-list.ts';
import { type Column, type Columns, columnsIn, type ListRecord, type ValuesOf } from './record.ts';

/** A column that a list shows. */
export type ListedColumn<C extends Columns> = keyof C & string;

/** The columns that a list shows, the one that tells rows apart first. */
export function listedColumns<C extends Columns>(record: Pick<ListRecord<C>, 'columns' | 'key'>) {
  const listed = columnsIn(record).filter(([, { unlisted }]) => !unlisted);
  return listed.toSorted(([a], [b]) => Number(b === record.key) - Number(a === record.key));
}

/** Reads which rows of a list are asked for: by its columns sorted, searched and filtered. */
export function listQueryOf<C extends Columns>(record: ListRecord<C>) {
  const names = listedColumns(record).map(([name]) => name);
  return listQuerySchema<ListedColumn<C>>(names as [ListedColumn<C>, ...ListedColumn<C>[]]);
}

/**
 * How a list sorts and finds its rows.
 *
 * @param valuesOf the values of a row that count, where these are not its own: rates of a day, for example
 */
export function listColumnsOf<C extends Columns, Row extends ValuesOf<C>>(
  record: ListRecord<C>,
  valuesOf: (row: Row) => Partial<ValuesOf<C>> = (row) => row,
): ListColumns<Row, ListedColumn<C>> {
  const columns = listedColumns(record).map(([name, column]) => [name, listColumn(name, column, valuesOf)]);
  return Object.fromEntries(columns) as ListColumns<Row, ListedColumn<C>>;
}

function listColumn<Row>(
  name: string,
  { type }: Column<unknown>,
  valuesOf: (row: Row) => object,
): ListColumn<Row> {
  const { sorted = (value) => value as string | number | boolean, shown = type.cell } = type;
  const valueIn = (row: Row) => (valuesOf(row) as Readonly<Record<string, unknown>>)[name];
  return { value: (row) => sorted(valueIn(row)), text: (row) => shown(valueIn(row)) };
}
