import type { ListQuery, Page } from './list-query.ts';

/** Rows of a page, where a list says nothing else. */
const PAGE_SIZE = 50;

/** What a list knows of one of its columns. */
export interface ListColumn<Row> {
  /** What rows are sorted by: texts as a German dictionary does, null behind everything. */
  value(row: Row): string | number | boolean | null;
  /** What the screen shows and a filter finds; the value where it says nothing else. */
  text?(row: Row): string;
}

/** The columns of a list by their names. */
export type ListColumns<Row, Column extends string> = Readonly<Record<Column, ListColumn<Row>>>;

/** As `localeCompare('de')`, which makes one anew for each pair. */
const { compare } = new Intl.Collator('de');

/**
 * The page of a list whose rows are all at hand. Rows that sort alike stay in the order they come in.
 *
 * @param rows all of them, frozen or not; they are left as they are
 */
export function pageOf<Row, Column extends string>(
  rows: readonly Row[],
  query: ListQuery<Column>,
  columns: ListColumns<Row, Column>,
  pageSize = PAGE_SIZE,
): Page<Row> {
  const found = rowsFor(rows, query, columns);
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, last);
  return {
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pageSize,
  };
}

/** The rows of all pages, filtered and sorted. */
function rowsFor<Row, Column extends string>(
  rows: readonly Row[],
  { sort, filters, q }: ListQuery<Column>,
  columns: ListColumns<Row, Column>,
): readonly Row[] {
  const all = Object.values<ListColumn<Row>>(columns);
  const wanted = Object.entries<string | undefined>(filters).flatMap(([column, text]) =>
    text ? [{ column: columns[column as Column], text: folded(text) }] : [],
  );
  const everywhere = folded(q);
  const found = rows.filter(
    (row) =>
      wanted.every(({ column, text }) => folded(textOf(column, row)).includes(text)) &&
      (everywhere === '' || all.some((column) => folded(textOf(column, row)).includes(everywhere))),
  );
  const { value } = columns[sort.column];
  const direction = sort.descending ? -1 : 1;
  return found
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => order(a.value, b.value, direction))
    .map(({ row }) => row);
}

function textOf<Row>(column: ListColumn<Row>, row: Row): string {
  return column.text?.(row) ?? String(column.value(row) ?? '');
}

/** A text as it is compared with what somebody types: the blank before a € sign is none that a keyboard has. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
}

type Value = string | number | boolean | null;

function order(a: Value, b: Value, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * compare(a, b);
  return direction * (Number(a) - Number(b));
}
