import type { FileRow } from './read-table.ts';
import type { Steps } from './steps.ts';
import type { StoredRow, StoredRows } from './stored-rows.ts';
import {
  columnsOf,
  keyText,
  type TableColumn,
  type TableFault,
  type TableRow,
  type TableShape,
  valueIn,
} from './table-shape.ts';

/** What a line of a file changes. */
export interface TableChange<Row> {
  readonly line: number;
  /** As the file has it; columns that it leaves out are missing. */
  readonly row: Row;
  /** What it changes; null for a new row. */
  readonly before: StoredRow<Row> | null;
}

/** Lines that are looked at in one step. */
const A_STEP = 20;

/** A file compared with the database. */
export interface ComparedTable<Row> {
  readonly changes: readonly TableChange<Row>[];
  /** Lines that are as the database has them. */
  readonly notEdited: number;
  /** Lines that fit to nothing that is there. */
  readonly faults: readonly TableFault[];
}

/** A line of a file, and the row it means. */
interface MatchedLine<Row> extends TableChange<Row> {
  /** Of the row that it means; -1 for a new one. */
  readonly place: number;
  /** Whether it only says what is there already. */
  readonly same: boolean;
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
  stored: StoredRows<Row>,
): Steps<ComparedTable<Row>> {
  const faults: TableFault[] = [];
  const written = new WrittenRows(stored);
  const matched: MatchedLine<Row>[] = [];
  const columns = columnsOf(shape);
  let count = 0;
  // Ids first: what they name is no longer found by its key.
  for (const named of [true, false])
    for (const { line, row, same } of file) {
      if ((row.id != null) !== named) continue;
      count += 1;
      if (count % A_STEP === 0) yield;
      const place = same ?? (row.id == null ? stored.withKey(shape.key(row)) : stored.withId(row.id));
      const earlier = place === undefined ? undefined : written.lineOf(place);
      if (place === undefined && row.id != null)
        faults.push({ line, column: 'id', message: `Die id ${row.id} gibt es nicht.` });
      else if (place === undefined && shape.unknown !== undefined)
        faults.push({ line, column: shape.keyColumn, message: shape.unknown(row) });
      else if (earlier !== undefined)
        faults.push({
          line,
          column: shape.keyColumn,
          message: `Diese Zeile wird schon in Zeile ${earlier} geändert.`,
        });
      else if (place === undefined) matched.push({ line, row, before: null, place: -1, same: false });
      else {
        written.add(place, line);
        const before = stored.at(place);
        const isSame = same !== undefined || !columns.some((column) => isChanged(column, row, before.row));
        matched.push({ line, row, before, place, same: isSame });
      }
    }
  const fitting = yield* withoutTaken(shape, matched, written, faults);
  const changes = fitting.flatMap(({ line, row, before, same }) => (same ? [] : [{ line, row, before }]));
  return {
    changes: changes.sort(byLine),
    notEdited: fitting.length - changes.length,
    faults: faults.sort(byLine),
  };
}

/** Which stored rows are written, and by which lines. */
class WrittenRows<Row extends TableRow> {
  readonly stored: StoredRows<Row>;
  private readonly lines: Int32Array;

  constructor(stored: StoredRows<Row>) {
    this.stored = stored;
    this.lines = new Int32Array(stored.all.length);
  }

  lineOf(place: number): number | undefined {
    return this.lines[place] || undefined;
  }

  add(place: number, line: number): void {
    this.lines[place] = line;
  }

  remove(place: number): void {
    this.lines[place] = 0;
  }

  /** Whether a key belongs to a row that stays as it is, other than the one at a place. */
  hasTaken(key: string, place: number): boolean {
    const owner = this.stored.withKey(key);
    return owner !== undefined && owner !== place && this.lines[owner] === 0;
  }

  others(belongs: (row: Row) => boolean): readonly Row[] {
    return this.stored.all.flatMap(({ row }, place) =>
      this.lines[place] === 0 && belongs(row) ? [row] : [],
    );
  }
}

/** Leaves out lines whose key a row has that the file does not change, and those that do not fit to other rows. */
function* withoutTaken<Row extends TableRow>(
  shape: TableShape<Row>,
  matched: readonly MatchedLine<Row>[],
  written: WrittenRows<Row>,
  faults: TableFault[],
): Steps<readonly MatchedLine<Row>[]> {
  // A line that is left out no longer frees the key its row has: until nothing is left out any more.
  for (let left = matched; ; ) {
    const taken = left.flatMap(({ line, row, place, same }): TableFault[] =>
      same || !written.hasTaken(shape.key(row), place)
        ? []
        : [{ line, column: shape.keyColumn, message: `„${keyText(shape, row)}“ gibt es schon.` }],
    );
    const found = taken.length > 0 ? taken : yield* among(shape, left, written);
    if (found.length === 0) return left;
    faults.push(...found);
    const bad = new Set(found.map(({ line }) => line));
    for (const { line, place } of left) if (place >= 0 && bad.has(line)) written.remove(place);
    left = left.filter(({ line }) => !bad.has(line));
  }
}

/** What does not go together among rows that are to be written, and with those that stay. */
function* among<Row extends TableRow>(
  shape: TableShape<Row>,
  lines: readonly MatchedLine<Row>[],
  written: WrittenRows<Row>,
): Steps<readonly TableFault[]> {
  if (shape.among === undefined) return [];
  const { group } = shape;
  const groups = group && new Set(lines.flatMap(({ row, same }) => (same ? [] : [group(row)])));
  // Rows as they are stored go together: where nothing of a group changes nothing has to be looked at.
  const concerns = (row: Row) => groups === undefined || group === undefined || groups.has(group(row));
  const faults: TableFault[] = [];
  let count = 0;
  for (const fault of shape.among(
    lines.filter(({ row }) => concerns(row)),
    written.others(concerns),
  )) {
    count += 1;
    if (count % A_STEP === 0) yield;
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

/** The changes that no longer fit: their row was changed or removed since, or another one has taken their key. */
export function* changedSince<Row extends TableRow>(
  shape: TableShape<Row>,
  changes: readonly TableChange<Row>[],
  stored: StoredRows<Row>,
): Steps<readonly TableChange<Row>[]> {
  const written = new WrittenRows(stored);
  const matched = changes.map((change): MatchedLine<Row> => {
    const { before, line } = change;
    const id = before?.row.id;
    const found = before && (id == null ? stored.withKey(shape.key(before.row)) : stored.withId(id));
    const place = found ?? -1;
    if (place >= 0) written.add(place, line);
    return { ...change, place, same: false };
  });
  const unfit = new Set((yield* among(shape, matched, written)).map(({ line }) => line));
  return matched.flatMap(({ line, row, before, place }) => {
    const isAsItWas = before === null || (place >= 0 && stored.at(place).version === before.version);
    const fits = isAsItWas && !unfit.has(line) && !written.hasTaken(shape.key(row), place);
    return fits ? [] : [{ line, row, before }];
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
