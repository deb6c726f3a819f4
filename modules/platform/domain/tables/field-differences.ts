import { isSameList } from '../same-list.ts';
import { columnsOf, type TableColumn, type TableRow, type TableShape, valueIn } from './table-shape.ts';

/** A field that a line changes, as texts. */
export interface FieldDifference {
  readonly column: string;
  readonly label: string;
  /** Null for a new row. */
  readonly before: string | null;
  readonly after: string;
}

/** What a line changes, field by field; of a new row all that it has. */
export function differences<Row extends TableRow>(
  shape: TableShape<Row>,
  { row, before }: { readonly row: Row; readonly before: { readonly row: Row } | null },
): readonly FieldDifference[] {
  return columnsOf(shape).flatMap((each) => {
    if (!isChanged(each, row, before?.row)) return [];
    const [column, { label, text }] = each;
    const former = before === null ? null : text(valueIn(before.row, column));
    return [{ column, label, before: former, after: text(valueIn(row, column)) }];
  });
}

/** Whether a line says something else of a column than the row it changes, or than a new row without anything. */
export function isChanged(
  [column, { text, identifies }]: [string, TableColumn<unknown>],
  row: TableRow,
  before: TableRow | undefined,
): boolean {
  const value = valueIn(row, column);
  // It names the row, and is nothing that changes.
  if (column === 'id' || identifies || value === undefined) return false;
  if (before === undefined) return true;
  const former = valueIn(before, column);
  // What is the same has the same text, which takes longer to make.
  return !isSame(value, former) && text(value) !== text(former);
}

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? isSameList(one, other) : one === other;
}
