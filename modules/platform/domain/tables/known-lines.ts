import type { StoredRows } from './stored-rows.ts';
import type { HeaderColumn } from './table-header.ts';
import { type TableRow, type TableShape, valueIn } from './table-shape.ts';

const APOSTROPHE = 39;

interface KnownColumn {
  readonly at: number;
  readonly name: string;
  text(value: unknown): string;
  /** Texts of values that are none themselves: few values, many rows. */
  readonly texts: Map<unknown, string>;
}

/**
 * Knows what of a file is stored already, by its texts: neither such lines nor such cells need to be read by any schema.
 * What is not known here may be the same all the same, in another way of writing.
 */
export class KnownLines<Row extends TableRow> {
  private readonly stored: StoredRows<Row>;
  private readonly columns: readonly KnownColumn[];
  private readonly id: KnownColumn | undefined;
  private readonly key: KnownColumn | undefined;

  /** @param header the columns that are read */
  constructor(shape: TableShape<Row>, header: readonly HeaderColumn[], stored: StoredRows<Row>) {
    this.stored = stored;
    const columns = header.map(({ at, name, column: { text } }) => ({ at, name, text, texts: new Map() }));
    this.id = columns.find(({ name }) => name === 'id');
    this.key = columns.find(({ name }) => name === shape.keyColumn);
    this.columns = columns.filter((column) => column !== this.id);
  }

  /** The place of the stored row that a line names; undefined where it names none, or none in the usual way. */
  place(cells: readonly string[]): number | undefined {
    const id = this.id === undefined ? '' : (cells[this.id.at] ?? '');
    if (id === '') return this.withText(cells);
    const place = this.stored.withId(Number(id));
    return place !== undefined && String(this.stored.at(place).row.id) === id ? place : undefined;
  }

  /** Whether a line says of a stored row what is stored, and nothing else. */
  isSame(cells: readonly string[], place: number): boolean {
    const { row } = this.stored.at(place);
    for (const column of this.columns) if (!says(cells, column, row)) return false;
    return true;
  }

  /** The columns of which a line says what is stored, with what is stored. */
  valuesOf(cells: readonly string[], place: number): Record<string, unknown> {
    const { row } = this.stored.at(place);
    const values: Record<string, unknown> = {};
    if (this.id !== undefined && cells[this.id.at] !== '') values.id = row.id;
    for (const column of this.columns)
      if (says(cells, column, row)) values[column.name] = valueIn(row, column.name);
    return values;
  }

  /** The stored row as a line has it: without its id where the line is found by its key. */
  row(cells: readonly string[], place: number): Row {
    const { row } = this.stored.at(place);
    const byKey = this.id === undefined || cells[this.id.at] === '';
    return byKey && row.id != null ? { ...row, id: null } : row;
  }

  /** Where the key of a row is another text than that of its column, the line has to be read to find it. */
  private withText(cells: readonly string[]): number | undefined {
    const { key } = this;
    const text = key && cells[key.at];
    const place = text === undefined ? undefined : this.stored.withKey(text);
    if (key === undefined || place === undefined) return undefined;
    return textOf(key, this.stored.at(place).row) === text ? place : undefined;
  }
}

// What an apostrophe stands before may be guarded: then its text is another one.
const says = (cells: readonly string[], column: KnownColumn, row: TableRow): boolean => {
  const cell = cells[column.at] ?? '';
  return cell === textOf(column, row) && cell.charCodeAt(0) !== APOSTROPHE;
};

function textOf({ name, text, texts }: KnownColumn, row: TableRow): string {
  const value = valueIn(row, name);
  if (typeof value === 'string') return text(value);
  let known = texts.get(value);
  if (known === undefined) {
    known = text(value);
    texts.set(value, known);
  }
  return known;
}
