import type { StoredRow, StoredRows } from './stored-rows.ts';
import { columnsOf, type TableRow, type TableShape, valueIn } from './table-shape.ts';

const APOSTROPHE = 39;

interface KnownColumn {
  readonly at: number;
  readonly name: string;
  text(value: unknown): string;
  /** Texts of values that are none themselves: few values, many rows. */
  readonly texts: Map<unknown, string>;
}

/** A line that says what is stored already. */
export interface KnownLine<Row> {
  /** Of the stored row. */
  readonly same: number;
  /** The stored row as the line has it: without its id where the line is found by its key. */
  readonly row: Row;
}

/**
 * Knows the lines of a file that say the same as a stored row, by their texts: they need not be read by any schema. A
 * line that is not known here may be the same all the same, in another way of writing.
 */
export class KnownLines<Row extends TableRow> {
  private readonly stored: StoredRows<Row>;
  private readonly columns: readonly KnownColumn[];
  private readonly id: KnownColumn | undefined;
  private readonly key: KnownColumn | undefined;
  /** Places of the stored rows, by the text of their key column; made when a line without an id asks first. */
  private named: ReadonlyMap<string, number> | undefined;

  constructor(shape: TableShape<Row>, header: readonly string[], stored: StoredRows<Row>) {
    this.stored = stored;
    const all = new Map(columnsOf(shape));
    const columns = header.flatMap((name, at): KnownColumn[] => {
      const column = all.get(name);
      if (column === undefined || column.informs) return [];
      return [{ at, name, text: column.text, texts: new Map() }];
    });
    this.id = columns.find(({ name }) => name === 'id');
    this.key = columns.find(({ name }) => name === shape.keyColumn);
    this.columns = columns.filter((column) => column !== this.id);
  }

  /** The stored row that a line says again; null where it says something else, or may. */
  find(cells: readonly string[]): KnownLine<Row> | null {
    const id = this.id === undefined ? '' : (cells[this.id.at] ?? '');
    const same = id === '' ? this.withText(cells) : this.stored.withId(Number(id));
    if (same === undefined) return null;
    const { row } = this.stored.at(same);
    if (id !== '' && String(row.id) !== id) return null;
    for (const column of this.columns) {
      const cell = cells[column.at] ?? '';
      // What an apostrophe stands before may be guarded: then its text is another one.
      if (cell !== textOf(column, row) || cell.charCodeAt(0) === APOSTROPHE) return null;
    }
    return { same, row: id === '' && row.id != null ? { ...row, id: null } : row };
  }

  private withText(cells: readonly string[]): number | undefined {
    const { key } = this;
    if (key === undefined) return undefined;
    this.named ??= new Map(
      this.stored.all.map(({ row }: StoredRow<Row>, place) => [textOf(key, row), place] as const),
    );
    return this.named.get(cells[key.at] ?? '');
  }
}

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
