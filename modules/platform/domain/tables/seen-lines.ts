import type { StoredRows } from './stored-rows.ts';
import { keyText, type TableFault, type TableRow, type TableShape } from './table-shape.ts';

/** The place of what is not stored. */
const NOWHERE = -1;
/** Characters of a name that a message has. */
const NAME_LENGTH = 40;

/**
 * Knows which ids and keys a file has named so far. Of a line that says a stored row again the place is enough: most
 * lines of a large file are of that kind, and a place is noted sooner than a text.
 */
export class SeenLines<Row extends TableRow> {
  private readonly shape: TableShape<Row>;
  private readonly stored: StoredRows<Row> | undefined;
  private readonly ids = new Map<number, number>();
  private readonly keys = new Map<string, number>();
  /** By the place of the stored row: the line that names it by its id, and by its key; 0 for none. */
  private readonly idLines: Int32Array;
  private readonly keyLines: Int32Array;

  constructor(shape: TableShape<Row>, stored: StoredRows<Row> | undefined) {
    this.shape = shape;
    this.stored = stored;
    this.idLines = new Int32Array(stored?.all.length ?? 0);
    this.keyLines = new Int32Array(stored?.all.length ?? 0);
  }

  /** Notes a line that says the stored row at a place again; gives the fault where an earlier line names it, too. */
  again(line: number, row: Row, place: number): TableFault | null {
    const fault = this.fault(line, row, this.shape.key(row), place, place);
    if (fault !== null) return fault;
    if (row.id != null) this.idLines[place] = line;
    this.keyLines[place] = line;
    return null;
  }

  /** Notes any other line; gives the fault where an earlier one has its id or its key. */
  twice(line: number, row: Row): TableFault | null {
    const { id } = row;
    const key = this.shape.key(row);
    const idPlace = id == null ? undefined : this.stored?.withId(id);
    const fault = this.fault(line, row, key, idPlace, this.stored?.withKey(key));
    if (fault !== null) return fault;
    if (id != null) this.ids.set(id, line);
    this.keys.set(key, line);
    return null;
  }

  private fault(
    line: number,
    row: Row,
    key: string,
    idPlace = NOWHERE,
    keyPlace = NOWHERE,
  ): TableFault | null {
    const { id } = row;
    const sameId = id == null ? undefined : this.ids.get(id) || this.idLines[idPlace];
    if (sameId) return { line, column: 'id', message: `Die id ${id} steht schon in Zeile ${sameId}.` };
    const sameKey = this.keys.get(key) || this.keyLines[keyPlace];
    if (!sameKey) return null;
    const name = keyText(this.shape, row).slice(0, NAME_LENGTH);
    return { line, column: this.shape.keyColumn, message: `„${name}“ steht schon in Zeile ${sameKey}.` };
  }
}
