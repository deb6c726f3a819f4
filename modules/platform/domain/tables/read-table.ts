import { csvRows } from './csv-rows.ts';
import { KnownLines } from './known-lines.ts';
import { SeenLines } from './seen-lines.ts';
import type { StoredRows } from './stored-rows.ts';
import { columnsOf, type TableFault, type TableRow, type TableShape } from './table-shape.ts';
import { tableText, unguarded } from './table-text.ts';

/** Faults listed one by one; further ones are only counted. */
const MOST_FAULTS = 1000;
/** Far above any table: a header with more was not meant as one. */
const MOST_COLUMNS = 100;
/** Texts of a column whose values are remembered. */
const MOST_KNOWN = 2000;
/** Columns that one message names, and characters of each. */
const NAMED = 5;
const NAME_LENGTH = 40;

/** A row of a file that keeps all rules. */
export interface FileRow<Row> {
  readonly line: number;
  /** The row as a spreadsheet counts it, where that is another number than the line. */
  readonly sheetRow?: number;
  readonly row: Row;
  /** Place of the stored row that it says again, where the reading has found that out. */
  readonly same?: number;
}

/** A file as it was read. */
export interface ReadTable<Row> {
  readonly rows: readonly FileRow<Row>[];
  /** What cannot be used, the first of them; those lines are not among the rows. */
  readonly faults: readonly TableFault[];
  /** Lines that cannot be used. */
  readonly errors: number;
}

const NO_TEXT =
  'Die Datei ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8 (durch Trennzeichen getrennt)“.';

/**
 * Reads a file. Every fault is named with its line and column, and the other lines are read all the same.
 *
 * @param stored rows that are there already: a line that only says one of them again is not looked at any closer
 */
export function readTable<Row extends TableRow>(
  shape: TableShape<Row>,
  bytes: Uint8Array,
  stored?: StoredRows<Row>,
): ReadTable<Row> {
  const text = tableText(bytes);
  const refused = (message: string) => ({ rows: [], faults: [{ line: 1, message }], errors: 1 });
  if (text === null) return refused(NO_TEXT);
  const lines = csvRows(text);
  const first = lines.next();
  if (first.done) return refused('Die Datei ist leer.');
  if ('fault' in first.value) return refused(first.value.fault);
  const header = first.value.cells.map((cell) => unguarded(cell.trim()));
  const fault = headerFault(shape, header);
  if (fault !== null) return refused(fault);

  const reader = new RowReader(shape, header, stored);
  const rows: FileRow<Row>[] = [];
  const faults: TableFault[] = [];
  let errors = 0;
  for (const each of lines) {
    const { line, sheetRow } = each;
    const place = sheetRow === line ? {} : { sheetRow };
    const found = 'fault' in each ? [{ line, message: each.fault }] : reader.read(line, each.cells);
    if ('row' in found) {
      rows.push(sheetRow === line ? found : { ...found, ...place });
      continue;
    }
    errors += 1;
    const of = 'cells' in each ? reader.named(each.cells) : {};
    faults.push(
      ...found.slice(0, MOST_FAULTS - faults.length).map((fault) => ({ ...fault, ...place, ...of })),
    );
  }
  return { rows, faults, errors };
}

function headerFault<Row extends TableRow>(shape: TableShape<Row>, header: readonly string[]): string | null {
  const columns = columnsOf(shape);
  const names = columns.map(([name]) => name);
  const expected = `Erwartet wird: ${names.join(';')}`;
  if (header.length > MOST_COLUMNS) return `Die Kopfzeile hat mehr als ${MOST_COLUMNS} Spalten. ${expected}`;
  if (header.length === 1 && names.length > 1 && /[,\t|]/.test(header[0] ?? ''))
    return `Die Spalten müssen durch Semikolon (;) getrennt sein. ${expected}`;
  const missing = columns.flatMap(([name, { optional }]) =>
    optional || header.includes(name) ? [] : [name],
  );
  if (missing.length > 0) return `In der Kopfzeile fehlt: ${some(missing)}. ${expected}`;
  const unknown = header.filter((name) => !names.includes(name));
  if (unknown.length > 0) return `Unbekannte Spalte: ${some(unknown)}. ${expected}`;
  const doubled = header.filter((name, index) => header.indexOf(name) !== index);
  return doubled.length > 0 ? `Doppelte Spalte: ${some(doubled)}. ${expected}` : null;
}

function some(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `„${name.slice(0, NAME_LENGTH)}“`);
  return named.join(', ') + (names.length > NAMED ? ` und ${names.length - NAMED} weitere` : '');
}

/** A message beside the name of its column, which is not said twice. */
function beside(label: string, message = 'Ungültig.'): string {
  return message.startsWith(`${label}: `) ? message.slice(label.length + 2) : message;
}

/** Makes rows of cells, and remembers what rows there were. */
class RowReader<Row extends TableRow> {
  private readonly columns;
  private readonly shape: TableShape<Row>;
  private readonly width: number;
  private readonly known: KnownLines<Row> | undefined;
  private readonly seen: SeenLines<Row>;

  constructor(shape: TableShape<Row>, header: readonly string[], stored: StoredRows<Row> | undefined) {
    this.shape = shape;
    this.known = stored && new KnownLines(shape, header, stored);
    this.seen = new SeenLines(shape, stored);
    this.width = header.length;
    const all = new Map(columnsOf(shape));
    this.columns = header.flatMap((name, at) => {
      const column = all.get(name);
      const known = new Map<string, unknown>();
      return column === undefined || column.informs
        ? []
        : [{ at, name, known, label: column.label, schema: column.schema }];
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
    const wide = cells.length > this.width && cells.slice(this.width).some((cell) => cell.trim() !== '');
    if (cells.length < this.width || wide) {
      return [{ line, message: `Die Zeile hat ${cells.length} statt ${this.width} Spalten.` }];
    }
    const { known: stored } = this;
    const place = stored?.place(cells);
    if (stored !== undefined && place !== undefined && stored.isSame(cells, place)) {
      const row = stored.row(cells, place);
      const fault = this.seen.again(line, row, place);
      return fault === null ? { line, row, same: place } : [fault];
    }
    const faults: TableFault[] = [];
    const values = stored === undefined || place === undefined ? {} : stored.valuesOf(cells, place);
    for (const { at, name, known, label, schema } of this.columns) {
      if (values[name] !== undefined) continue;
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
    const broken = this.shape.rules?.(row) ?? [];
    if (broken.length > 0) return broken.map((fault) => ({ line, ...fault }));
    const twice = this.seen.twice(line, row);
    return twice === null ? { line, row } : [twice];
  }
}
