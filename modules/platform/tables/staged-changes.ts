import type { TableChange } from '../domain/tables/compare-table.ts';
import type { Steps } from '../domain/tables/steps.ts';
import type { StoredRow } from '../domain/tables/stored-rows.ts';
import { columnsOf, type TableRow, type TableShape, valueIn } from '../domain/tables/table-shape.ts';

/** What a file changes, and of what it was found out. */
export interface StagedChanges<Row> {
  /** Of the data that the file was compared with; null where it has no number. */
  readonly version: string | null;
  readonly changes: readonly TableChange<Row>[];
}

/** Changes that are looked at in one step. */
const A_STEP = 20;

/** What all lines of a file have in common. */
interface Head {
  readonly version: string | null;
  /** Columns that the file has. */
  readonly columns: readonly string[];
}

/** A line: its values by the columns of the head, and of the row that it changes the version and what differs. */
type Packed = readonly [
  line: number,
  values: readonly unknown[],
  before?: readonly [version: number | string, differing: Readonly<Record<string, unknown>>],
];

/** Changes as a list that is short as JSON: names of columns once, and of each former row only what differs. */
export function* packedChanges<Row extends TableRow>(
  shape: TableShape<Row>,
  { version, changes }: StagedChanges<Row>,
): Steps<readonly unknown[]> {
  const head: Head = { version, columns: Object.keys(changes[0]?.row ?? {}) };
  const names = columnsOf(shape).flatMap(([name, { informs }]) => (informs ? [] : [name]));
  if (!names.includes('id')) names.push('id');
  const packed: unknown[] = [head];
  for (const { line, row, before } of changes) {
    const values = head.columns.map((name) => valueIn(row, name));
    const entry: Packed =
      before === null ? [line, values] : [line, values, [before.version, differing(names, before.row, row)]];
    packed.push(entry);
    if (packed.length % A_STEP === 0) yield;
  }
  return packed;
}

function differing(names: readonly string[], before: TableRow, row: TableRow): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const value = valueIn(before, name);
    if (value !== valueIn(row, name)) values[name] = value;
  }
  return values;
}

/** The changes of a packed list; null for one that another release has made. */
export function* unpackedChanges<Row extends TableRow>(list: unknown): Steps<StagedChanges<Row> | null> {
  const [head, ...entries] = list as readonly [Head | undefined, ...Packed[]];
  if (head?.columns === undefined) return null;
  const changes: TableChange<Row>[] = [];
  for (const [line, values, former] of entries) {
    const cells: Record<string, unknown> = {};
    for (const [at, name] of head.columns.entries()) cells[name] = values[at];
    const row = cells as unknown as Row;
    const before: StoredRow<Row> | null = former
      ? { version: former[0], row: { ...row, ...(former[1] as Partial<Row>) } }
      : null;
    changes.push({ line, row, before });
    if (changes.length % A_STEP === 0) yield;
  }
  return { version: head.version, changes };
}
