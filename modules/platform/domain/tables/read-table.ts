import { readCsv } from './csv-reader.ts';
import { SeenLines } from './seen-lines.ts';
import { readHeader, type TableHeader } from './table-header.ts';
import type { TableFault, TableRow, TableShape } from './table-shape.ts';
import { unguarded } from './table-text.ts';

/** Faults listed one by one; further ones are only counted. */
const MOST_FAULTS = 1000;
/** Texts of a column whose values are remembered. */
const MOST_KNOWN = 2000;
/** Characters of a name that a message has. */
const NAME_LENGTH = 40;

/** A row of a file that keeps all rules. */
export interface FileRow<Row> {
  readonly line: number;
  /** The row as a spreadsheet counts it, where that is another number than the line. */
  readonly sheetRow?: number;
  readonly row: Row;
}

/** A file as it was read. */
export interface ReadTable<Row> {
  readonly rows: readonly FileRow<Row>[];
  /** What cannot be used, the first of them; those lines are not among the rows. */
  readonly faults: readonly TableFault[];
  /** Lines that cannot be used. */
  readonly errors: number;
  /** Names of columns that the table does not have: they are not read. */
  readonly ignored: readonly string[];
  /** Columns that may be empty and that the file leaves out: stored rows keep what they have there. */
  readonly absent: readonly string[];
}

const NO_TEXT =
  'Die Datei ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“.';

/** Reads a file. Every fault is named with its line and column, and the other lines are read all the same. */
export function readTable<Row extends TableRow>(shape: TableShape<Row>, bytes: Uint8Array): ReadTable<Row> {
  const refused = (message: string) => ({
    rows: [],
    faults: [{ line: 1, message }],
    errors: 1,
    ignored: [],
    absent: [],
  });
  const rows: FileRow<Row>[] = [];
  const faults: TableFault[] = [];
  let errors = 0;
  let header: TableHeader | string | undefined;
  let reader: RowReader<Row> | undefined;
  const isText = readCsv(bytes, ({ line, sheetRow, cells, fault }) => {
    if (header === undefined) {
      header = readHeader(shape, cells, fault);
      if (typeof header !== 'string') reader = new RowReader(shape, header);
      return;
    }
    if (reader === undefined) return;
    const place = sheetRow === line ? {} : { sheetRow };
    const found = fault === undefined ? reader.read(line, cells) : [{ line, message: fault }];
    if ('row' in found) {
      rows.push(sheetRow === line ? found : { ...found, ...place });
      return;
    }
    errors += 1;
    const of = fault === undefined ? reader.named(cells) : {};
    const named = found.slice(0, MOST_FAULTS - faults.length);
    faults.push(...named.map((each) => ({ ...each, ...place, ...of })));
  });
  if (!isText) return refused(NO_TEXT);
  if (header === undefined || typeof header === 'string') return refused(header ?? 'Die Datei ist leer.');
  const { ignored, empty } = header as TableHeader;
  return { rows, faults, errors, ignored, absent: Object.keys(empty) };
}

/** A message beside the name of its column, which is not said twice. */
function beside(label: string, message = 'Ungültig.'): string {
  return message.startsWith(`${label}: `) ? message.slice(label.length + 2) : message;
}

/** Makes rows of cells, and remembers what rows there were. */
class RowReader<Row extends TableRow> {
  private readonly columns;
  private readonly shape: TableShape<Row>;
  private readonly header: TableHeader;
  private readonly seen: SeenLines<Row>;
  private readonly isWhole: boolean;

  constructor(shape: TableShape<Row>, header: TableHeader) {
    this.shape = shape;
    this.header = header;
    const columns = header.columns.filter(({ column }) => !column.informs);
    this.seen = new SeenLines(shape);
    this.isWhole = Object.keys(header.empty).length === 0;
    this.columns = columns.map(({ at, name, column: { label, schema } }) => {
      const known = new Map<string, unknown>();
      return { at, name, known, label, schema };
    });
  }

  /** What people call a row, if the table has a column for that. */
  named(cells: readonly string[]): Pick<TableFault, 'of'> {
    const { namedBy } = this.shape;
    const column = this.columns.find(({ name }) => name === namedBy);
    const text = column && unguarded((cells[column.at] ?? '').trim()).slice(0, NAME_LENGTH);
    return column === undefined || !text ? {} : { of: `${column.label} ${text}` };
  }

  read(line: number, cells: readonly string[]): FileRow<Row> | readonly TableFault[] {
    const { width, nameless } = this.header;
    const has = (at: number) => (cells[at] ?? '').trim() !== '';
    if (cells.length > width && cells.some((_, at) => at >= width && has(at)))
      return [{ line, message: `Die Zeile hat ${cells.length} statt ${width} Spalten.` }];
    const lost = nameless.find(has);
    if (lost !== undefined)
      return [{ line, message: `Die Spalte ${lost + 1} hat keinen Namen in der Kopfzeile.` }];
    const faults: TableFault[] = [];
    const values: Record<string, unknown> = { ...this.header.empty };
    for (const { at, name, known, label, schema } of this.columns) {
      const cell = cells[at] ?? '';
      // Most cells of a column hold one of few texts.
      if (known.has(cell)) {
        values[name] = known.get(cell);
        continue;
      }
      const read = schema.safeParse(unguarded(cell));
      if (read.success) {
        values[name] = read.data;
        if (known.size < MOST_KNOWN) known.set(cell, read.data);
      } else faults.push({ line, column: name, message: beside(label, read.error.issues[0]?.message) });
    }
    if (faults.length > 0) return faults;
    const row = values as unknown as Row;
    // Without all columns the comparison looks, where the row is whole.
    const broken = this.isWhole ? (this.shape.rules?.(row) ?? []) : [];
    if (broken.length > 0) return broken.map((fault) => ({ line, ...fault }));
    const twice = this.seen.twice(line, row);
    return twice === null ? { line, row } : [twice];
  }
}
