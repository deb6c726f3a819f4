import type { FileRow } from './read-table.ts';
import {
  columnsOf,
  keyText,
  type TableColumn,
  type TableFault,
  type TableRow,
  type TableShape,
  valueIn,
} from './table-shape.ts';

/** A row as it is in the database. */
export interface StoredRow<Row> {
  /** Another one after each write to the row. */
  readonly version: number | string;
  /** With its id, where the table has one. */
  readonly row: Row;
}

/** What a line of a file changes. */
export interface TableChange<Row> {
  readonly line: number;
  /** As the file has it; columns that it leaves out are missing. */
  readonly row: Row;
  /** What it changes; null for a new row. */
  readonly before: StoredRow<Row> | null;
}

/** Work in small steps, and what comes of it. */
export type Steps<Result> = Generator<undefined, Result>;

/** A file compared with the database. */
export interface ComparedTable<Row> {
  readonly changes: readonly TableChange<Row>[];
  /** Lines that are as the database has them. */
  readonly notEdited: number;
  /** Lines that fit to nothing that is there. */
  readonly faults: readonly TableFault[];
}

/**
 * Finds what a file would change (readings, section 6). A row with an id changes the one that has it; without one it
 * changes the one with its key, or is new. Rows that the file does not have stay.
 *
 * There may be tens of thousands of lines: it goes in steps, between which others are answered.
 */
export function* comparison<Row extends TableRow>(
  shape: TableShape<Row>,
  file: readonly FileRow<Row>[],
  stored: readonly StoredRow<Row>[],
): Steps<ComparedTable<Row>> {
  const byId = new Map(stored.flatMap((each) => (each.row.id == null ? [] : [[each.row.id, each] as const])));
  const byKey = new Map(stored.map((each) => [shape.key(each.row), each]));
  const faults: TableFault[] = [];
  const lineOf = new Map<StoredRow<Row>, number>();
  const matched: TableChange<Row>[] = [];
  // Ids first: what they name is no longer found by its key.
  for (const { line, row } of [...file].sort((a, b) => Number(a.row.id == null) - Number(b.row.id == null))) {
    yield;
    const before = row.id == null ? byKey.get(shape.key(row)) : byId.get(row.id);
    const earlier = before && lineOf.get(before);
    if (before === undefined && row.id != null)
      faults.push({ line, column: 'id', message: `Die id ${row.id} gibt es nicht.` });
    else if (before === undefined && shape.unknown !== undefined)
      faults.push({ line, column: shape.keyColumn, message: shape.unknown(row) });
    else if (earlier !== undefined)
      faults.push({
        line,
        column: shape.keyColumn,
        message: `Diese Zeile wird schon in Zeile ${earlier} geändert.`,
      });
    else {
      if (before !== undefined) lineOf.set(before, line);
      matched.push({ line, row, before: before ?? null });
    }
  }
  const free = yield* withoutTaken(shape, matched, stored, faults);
  const changes: TableChange<Row>[] = [];
  const columns = columnsOf(shape);
  for (const change of free) {
    yield;
    if (change.before === null || columns.some((column) => isChanged(column, change.row, change.before?.row)))
      changes.push(change);
  }
  return {
    changes: changes.sort(byLine),
    notEdited: free.length - changes.length,
    faults: faults.sort(byLine),
  };
}

/** Leaves out lines whose key a row has that the file does not change, and those that do not fit to other rows. */
function* withoutTaken<Row extends TableRow>(
  shape: TableShape<Row>,
  matched: readonly TableChange<Row>[],
  stored: readonly StoredRow<Row>[],
  faults: TableFault[],
): Steps<readonly TableChange<Row>[]> {
  const byKey = new Map(stored.map((each) => [shape.key(each.row), each]));
  // A line that is left out no longer frees the key its row has: until nothing is left out any more.
  for (let left = matched; ; ) {
    const changed = new Set(left.map(({ before }) => before));
    const taken = left.flatMap(({ line, row, before }): TableFault[] => {
      const owner = byKey.get(shape.key(row));
      if (owner === undefined || owner === before || changed.has(owner)) return [];
      return [{ line, column: shape.keyColumn, message: `„${keyText(shape, row)}“ gibt es schon.` }];
    });
    const found = taken.length > 0 ? taken : yield* among(shape, left, stored);
    if (found.length === 0) return left;
    faults.push(...found);
    const bad = new Set(found.map(({ line }) => line));
    left = left.filter(({ line }) => !bad.has(line));
  }
}

/** What does not go together among rows that are to be written, and with those that stay. */
function* among<Row extends TableRow>(
  shape: TableShape<Row>,
  changes: readonly TableChange<Row>[],
  stored: readonly StoredRow<Row>[],
): Steps<readonly TableFault[]> {
  if (shape.among === undefined) return [];
  const identityOf = identityIn(shape);
  const written = new Set(changes.flatMap(({ before }) => (before === null ? [] : [identityOf(before.row)])));
  const others = stored.filter(({ row }) => !written.has(identityOf(row)));
  const faults: TableFault[] = [];
  for (const fault of shape.among(
    changes,
    others.map(({ row }) => row),
  )) {
    yield;
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

const identityIn =
  <Row extends TableRow>(shape: TableShape<Row>) =>
  (row: Row): string =>
    row.id == null ? `key ${shape.key(row)}` : `id ${row.id}`;

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

/** The changes that no longer fit: their row was changed or removed since, or another one has taken their key. */
export function* changedSince<Row extends TableRow>(
  shape: TableShape<Row>,
  changes: readonly TableChange<Row>[],
  stored: readonly StoredRow<Row>[],
): Steps<readonly TableChange<Row>[]> {
  const identityOf = identityIn(shape);
  const now = new Map(stored.map((each) => [identityOf(each.row), each]));
  const owners = new Map(stored.map(({ row }) => [shape.key(row), identityOf(row)]));
  const written = new Set(changes.flatMap(({ before }) => (before === null ? [] : [identityOf(before.row)])));
  const unfit = new Set((yield* among(shape, changes, stored)).map(({ line }) => line));
  return changes.filter(({ line, row, before }) => {
    if (unfit.has(line)) return true;
    if (before !== null && now.get(identityOf(before.row))?.version !== before.version) return true;
    const owner = owners.get(shape.key(row));
    return owner !== undefined && !written.has(owner);
  });
}

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
  { row, before }: Pick<TableChange<Row>, 'row' | 'before'>,
): readonly FieldDifference[] {
  return columnsOf(shape).flatMap((each) => {
    if (!isChanged(each, row, before?.row)) return [];
    const [column, { label, text }] = each;
    const former = before === null ? null : text(valueIn(before.row, column));
    return [{ column, label, before: former, after: text(valueIn(row, column)) }];
  });
}

/** Whether a line says something else of a column than the row it changes, or than a new row without anything. */
function isChanged(
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
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
