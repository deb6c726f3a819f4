import { readCsv } from './csv-reader.ts';
import { type LineKind, LineKinds, lineKinds } from './line-kinds.ts';
import { SeenLines } from './seen-lines.ts';
import { sheetTrace } from './sheet-traces.ts';
import { readHeader, type TableHeader } from './table-header.ts';
import type { TableColumn, TableFault, TableRow, TableShape } from './table-shape.ts';
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
  /** How the file spells what names the row, where it was read in another spelling. */
  readonly spelled?: string;
}

/** A file as it was read. */
export interface ReadTable<Row> {
  readonly rows: readonly FileRow<Row>[];
  /** What cannot be used, the first of them; those lines are not among the rows. */
  readonly faults: readonly TableFault[];
  /** All of them, summed up. */
  readonly faultKinds: readonly LineKind[];
  /** What a spreadsheet may have done to values, summed up. */
  readonly doubts: readonly LineKind[];
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
    faultKinds: lineKinds([{ line: 1, message }]),
    doubts: [],
    errors: 1,
    ignored: [],
    absent: [],
  });
  const rows: FileRow<Row>[] = [];
  const faults: TableFault[] = [];
  const faultKinds = new LineKinds();
  const doubts = new LineKinds();
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
    const of = fault === undefined ? reader.named(cells) : {};
    const found =
      fault === undefined
        ? reader.read(line, cells, (doubt) => doubts.add({ ...doubt, ...place, ...of }))
        : [{ line, message: fault }];
    if ('row' in found) {
      rows.push(sheetRow === line ? found : { ...found, ...place });
      return;
    }
    errors += 1;
    for (const each of found) {
      const named = { ...each, ...place, ...of };
      faultKinds.add(named);
      if (faults.length < MOST_FAULTS) faults.push(named);
    }
  });
  if (!isText) return refused(NO_TEXT);
  if (header === undefined || typeof header === 'string') return refused(header ?? 'Die Datei ist leer.');
  const { ignored, empty } = header as TableHeader;
  return {
    ...{ rows, faults, faultKinds: faultKinds.kinds(), doubts: doubts.kinds() },
    ...{ errors, ignored, absent: Object.keys(empty) },
  };
}

/** A message beside the name of its column, which is not said twice. */
function beside(label: string, message = 'Ungültig.'): string {
  return message.startsWith(`${label}: `) ? message.slice(label.length + 2) : message;
}

type Said = Pick<TableFault, 'message' | 'kind'>;
type ReadCell =
  | { readonly fault: Said }
  | { readonly value: unknown; readonly doubt: Said | null; readonly spelled?: string };

/** The value of a cell, unless a spreadsheet has made something else of it. */
function readCell({ label, schema, content, text }: TableColumn<unknown>, cell: string): ReadCell {
  const read = schema.safeParse(cell);
  const given = cell.trim();
  const value = read.success && given !== '' ? text(read.data) : null;
  const trace = sheetTrace(given, value, { label, content });
  const said = trace && { kind: trace.kind, message: trace.message };
  if (said !== null && trace?.isRefused) return { fault: said };
  if (!read.success) return { fault: { message: beside(label, read.error.issues[0]?.message) } };
  const isSpelled = said === null && value !== null && value !== given;
  return { value: read.data, doubt: said, ...(isSpelled && { spelled: given }) };
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
    this.columns = columns.map(({ at, name, column }) => {
      const known = new Map<string, ReadCell>();
      return { at, name, known, column };
    });
  }

  /** What people call a row, if the table has a column for that. */
  named(cells: readonly string[]): Pick<TableFault, 'of'> {
    const { namedBy } = this.shape;
    const column = this.columns.find(({ name }) => name === namedBy);
    const text = column && unguarded((cells[column.at] ?? '').trim()).slice(0, NAME_LENGTH);
    return column === undefined || !text ? {} : { of: `${column.column.label} ${text}` };
  }

  /** @param onDoubt is given what a spreadsheet may have done to values, of lines with faults, too */
  read(
    line: number,
    cells: readonly string[],
    onDoubt: (doubt: TableFault) => void,
  ): FileRow<Row> | readonly TableFault[] {
    const { width, nameless } = this.header;
    const has = (at: number) => (cells[at] ?? '').trim() !== '';
    if (cells.length > width && cells.some((_, at) => at >= width && has(at)))
      return [{ line, message: `Die Zeile hat ${cells.length} statt ${width} Spalten.` }];
    const lost = nameless.find(has);
    if (lost !== undefined)
      return [{ line, message: `Die Spalte ${lost + 1} hat keinen Namen in der Kopfzeile.` }];
    const faults: TableFault[] = [];
    const values: Record<string, unknown> = { ...this.header.empty };
    let spelled: string | undefined;
    for (const { at, name, known, column } of this.columns) {
      const cell = cells[at] ?? '';
      // Most cells of a column hold one of few texts.
      const read = known.get(cell) ?? readCell(column, unguarded(cell));
      if (known.size < MOST_KNOWN) known.set(cell, read);
      if ('fault' in read) faults.push({ line, column: name, ...read.fault });
      else values[name] = read.value;
      if ('doubt' in read && read.doubt !== null) onDoubt({ line, column: name, ...read.doubt });
      if ('spelled' in read && name === this.shape.keyColumn) spelled = read.spelled;
    }
    if (faults.length > 0) return faults;
    const row = values as unknown as Row;
    // Without all columns the comparison looks, where the row is whole.
    const broken = this.isWhole ? (this.shape.rules?.(row) ?? []) : [];
    if (broken.length > 0) return broken.map((fault) => ({ line, ...fault }));
    const twice = this.seen.twice(line, row);
    if (twice !== null) return [twice];
    return { line, row, ...(spelled !== undefined && { spelled }) };
  }
}
