import { isChanged } from './field-differences.ts';
import type { ReadTable } from './read-table.ts';
import type { Steps } from './steps.ts';
import type { StoredRow, StoredRows } from './stored-rows.ts';
import {
  columnsOf,
  keyText,
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
  /** Whether it goes together with other rows as the row did that it changes. */
  readonly settled: boolean;
}

/**
 * Finds what a file would change. A row with an id changes the one that has it; without one it changes the
 * one with its key, or is new. Rows that the file does not have stay, and of others the columns that it leaves out.
 *
 * There may be tens of thousands of lines: it goes in steps, between which others are answered.
 */
export function* comparison<Row extends TableRow>(
  shape: TableShape<Row>,
  { rows: file, absent = [] }: Pick<ReadTable<Row>, 'rows'> & Partial<Pick<ReadTable<Row>, 'absent'>>,
  stored: StoredRows<Row>,
): Steps<ComparedTable<Row>> {
  const faults: TableFault[] = [];
  const written = new WrittenRows(stored);
  const matched: MatchedLine<Row>[] = [];
  const columns = columnsOf(shape);
  const read = columns.filter(([name]) => shape.amongReads?.some((each) => each === name) ?? true);
  let count = 0;
  // Ids first: what they name is no longer found by its key.
  for (const named of [true, false])
    for (const { line, row: given } of file) {
      if ((given.id != null) !== named) continue;
      count += 1;
      if (count % A_STEP === 0) yield;
      const place = given.id == null ? stored.withKey(shape.key(given)) : stored.withId(given.id);
      const row = place === undefined ? given : withKept(given, stored.at(place).row, absent);
      const broken = absent.length === 0 ? [] : (shape.rules?.(row) ?? []);
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
      else if (broken.length > 0) faults.push(...broken.map((fault) => ({ line, ...fault })));
      else if (place === undefined)
        matched.push({ line, row, before: null, place: -1, same: false, settled: false });
      else {
        written.add(place, line);
        const before = stored.at(place);
        const after = shape.over?.(row, before.row) ?? row;
        const isSame = !columns.some((column) => isChanged(column, after, before.row));
        const settled = isSame || !read.some((column) => isChanged(column, after, before.row));
        matched.push({ line, row: after, before, place, same: isSame, settled });
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

/** A line with what the stored row has in columns that the file leaves out. Its id stays the file's. */
function withKept<Row extends TableRow>(row: Row, stored: Row, absent: readonly string[]): Row {
  if (absent.length === 0) return row;
  const kept = absent.flatMap((name) => (name === 'id' ? [] : [[name, valueIn(stored, name)]]));
  return { ...row, ...Object.fromEntries(kept) };
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
    const others: Row[] = [];
    for (const [place, { row }] of this.stored.all.entries())
      if (this.lines[place] === 0 && belongs(row)) others.push(row);
    return others;
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

/**
 * Tells the rows that lines may not go together with. Rows as they are stored do: where nothing of a group changes,
 * nothing has to be looked at.
 */
function concerned<Row extends TableRow>(
  { among, group }: TableShape<Row>,
  lines: readonly MatchedLine<Row>[],
): (row: Row) => boolean {
  if (among === undefined || lines.every(({ settled }) => settled)) return () => false;
  if (group === undefined) return () => true;
  const groups = new Set(lines.flatMap(({ row, settled }) => (settled ? [] : [group(row)])));
  return (row) => groups.has(group(row));
}

/** What does not go together among rows that are to be written, and with those that stay. */
function* among<Row extends TableRow>(
  shape: TableShape<Row>,
  lines: readonly MatchedLine<Row>[],
  written: WrittenRows<Row>,
): Steps<readonly TableFault[]> {
  if (shape.among === undefined) return [];
  const concerns = concerned(shape, lines);
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
    return { ...change, place, same: false, settled: false };
  });
  const unfit = new Set((yield* among(shape, matched, written)).map(({ line }) => line));
  return matched.flatMap(({ line, row, before, place }) => {
    const isAsItWas = before === null || (place >= 0 && stored.at(place).version === before.version);
    const fits = isAsItWas && !unfit.has(line) && !written.hasTaken(shape.key(row), place);
    return fits ? [] : [{ line, row, before }];
  });
}
