import { columnsOf, type TableColumn, type TableRow, type TableShape } from './table-shape.ts';
import { unguarded } from './table-text.ts';

/** Far above any table: a header with more was not meant as one. */
const MOST_COLUMNS = 100;
/** Columns that one message names, and characters of each. */
const NAMED = 5;
const NAME_LENGTH = 40;

/** A column of a file. */
export interface HeaderColumn {
  /** Its place among the cells of a row. */
  readonly at: number;
  readonly name: string;
  readonly column: TableColumn<unknown>;
}

/** What the first row of a file says of its columns. */
export interface TableHeader {
  /** Those that the table has. */
  readonly columns: readonly HeaderColumn[];
  /** Cells of a row; what is behind them has no column. */
  readonly width: number;
  /** Places within the width that have no column. */
  readonly nameless: readonly number[];
  /** Names of columns that the table does not have. */
  readonly ignored: readonly string[];
  /** What new rows have in columns that may be empty and that the file leaves out. */
  readonly empty: Readonly<Record<string, unknown>>;
}

/** The same for names that differ in case, blanks and no-break spaces alone. */
const folded = (name: string) => name.replaceAll(/\s/g, '').toLowerCase();

/**
 * Reads the first row of a file; gives a message where the file cannot be read by it.
 *
 * @param broken why the row itself could not be read
 */
export function readHeader<Row extends TableRow>(
  shape: TableShape<Row>,
  cells: readonly string[],
  broken?: string,
): TableHeader | string {
  const all = columnsOf(shape);
  const expected = `Erwartet wird: ${all.map(([name]) => name).join(';')}`;
  if (cells.length > MOST_COLUMNS) return `Die Kopfzeile hat mehr als ${MOST_COLUMNS} Spalten. ${expected}`;
  if (broken !== undefined) return broken;
  const names = cells.map((cell) => unguarded(cell.trim()));
  const byName = new Map(all.map(([name, column]) => [folded(name), { name, column }]));
  const columns = names.flatMap((cell, at): HeaderColumn[] => {
    const found = byName.get(folded(cell));
    return found === undefined ? [] : [{ at, ...found }];
  });
  const has = new Set(columns.map(({ name }) => name));
  const absent = all.flatMap(([name, { optional, schema }]) =>
    optional || has.has(name) ? [] : [{ name, read: schema.safeParse('') }],
  );
  // A file without any of our columns is another one, though each of them may be missing.
  const missing =
    columns.length === 0
      ? all.map(([name]) => name)
      : absent.flatMap(({ name, read }) => (read.success ? [] : [name]));
  if (missing.length > 0) return `In der Kopfzeile fehlt: ${some(missing)}. ${expected}`;
  const doubled = columns.filter(
    ({ name }, index) => columns.findIndex((each) => each.name === name) < index,
  );
  if (doubled.length > 0) return `Doppelte Spalte: ${some(doubled.map(({ name }) => name))}. ${expected}`;
  const width = names.findLastIndex((name) => name !== '') + 1;
  const nameless = names.flatMap((name, at) => (name === '' && at < width ? [at] : []));
  const unknown = names.filter((name) => name !== '' && !byName.has(folded(name)));
  return {
    columns,
    width,
    nameless,
    ignored: unknown.map((name) => name.slice(0, NAME_LENGTH)),
    empty: Object.fromEntries(absent.flatMap(({ name, read }) => (read.success ? [[name, read.data]] : []))),
  };
}

function some(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `„${name.slice(0, NAME_LENGTH)}“`);
  return named.join(', ') + (names.length > NAMED ? ` und ${names.length - NAMED} weitere` : '');
}
