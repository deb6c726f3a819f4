import { keyText, type TableFault, type TableRow, type TableShape } from './table-shape.ts';

/** Characters of a name that a message has. */
const NAME_LENGTH = 40;

/** Knows which ids and keys a file has named so far, and in which lines. */
export class SeenLines<Row extends TableRow> {
  private readonly shape: TableShape<Row>;
  private readonly ids = new Map<number, number>();
  private readonly keys = new Map<string, number>();

  constructor(shape: TableShape<Row>) {
    this.shape = shape;
  }

  /** Notes a line; gives the fault where an earlier one has its id or its key. */
  twice(line: number, row: Row): TableFault | null {
    const { id } = row;
    const sameId = id == null ? undefined : this.ids.get(id);
    if (sameId) return { line, column: 'id', message: `Die id ${id} steht schon in Zeile ${sameId}.` };
    const key = this.shape.key(row);
    const sameKey = this.keys.get(key);
    if (sameKey) {
      const name = keyText(this.shape, row).slice(0, NAME_LENGTH);
      return { line, column: this.shape.keyColumn, message: `„${name}“ steht schon in Zeile ${sameKey}.` };
    }
    if (id != null) this.ids.set(id, line);
    this.keys.set(key, line);
    return null;
  }
}
