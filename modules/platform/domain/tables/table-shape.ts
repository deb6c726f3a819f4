import type { CellContent } from './sheet-traces.ts';
import { csvFile } from './table-text.ts';

/** A column of a table: how a cell is read, and how a value is written. */
export interface TableColumn<Value> {
  /** What people call it. */
  readonly label: string;
  /** A schema that makes a value of the text of a cell; its messages are German. */
  readonly schema: {
    safeParse(cell: string):
      | { readonly success: true; readonly data: Value }
      | {
          readonly success: false;
          readonly error: { readonly issues: readonly { readonly message: string }[] };
        };
  };
  /** The cell of a value, which the schema reads again as the same. */
  text(value: Value): string;
  /** The value in a JSON file, where it is not the value itself. */
  json?(value: Value): unknown;
  /** A file may leave the column out: the values then stay as they are. */
  readonly optional?: boolean;
  /** Tells what a spreadsheet cannot have made of it; left out, words. */
  readonly content?: CellContent | undefined;
  /** Names a row as its id does: another text is no change of it. */
  readonly identifies?: boolean;
  /** Only says what a row is: what a file has there is not read. To be optional, too. */
  readonly informs?: boolean;
}

/** Rows as a file holds them. `id` names a row that is there already; without one, which a table may never have (`id?: undefined`), its key finds it. */
export interface TableRow {
  readonly id?: number | null;
}

/** A table that people export and import: the part of its definition that needs no database. */
export interface TableShape<Row extends TableRow> {
  /** Names it in the database and in the audit log. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly columns: {
    readonly [Name in keyof Row & string as [Exclude<Row[Name], undefined>] extends [never]
      ? never
      : Name]-?: TableColumn<Exclude<Row[Name], undefined>>;
  };
  /** The column that tells a row from all others, whatever its id. */
  readonly keyColumn: keyof Row & string;
  /** The column by which people know a row, which faults name beside the line; left out, they name none. */
  readonly namedBy?: keyof Row & string;
  /** What two rows must not both have. */
  key(row: Row): string;
  /** What people call a row that is there already; left out, what stands in its key column. */
  title?(row: Row): string;
  /** A row as it is written over another one; left out, what a file lacks of it stays. */
  over?(row: Row, before: Row): Row;
  /** Where a file adds no rows: the message for a line that matches none. */
  unknown?(row: Row): string;
  /** What does not go together within a row whose columns are all right. */
  rules?(row: Row): readonly Omit<TableFault, 'line'>[];
  /**
   * What does not go together among rows, beside the key. Rows as they are stored do go together.
   *
   * @param lines what is to be written
   * @param others rows that are there and stay as they are
   * @returns the faults, and null after each step in between, where the caller may pause
   */
  among?(lines: readonly TableLine<Row>[], others: readonly Row[]): Iterable<TableFault | null>;
  /** Rows of different groups always go together; left out, `among` is shown all rows. */
  group?(row: Row): string;
  /** The columns that `among` reads: what differs in others alone goes together as before. Left out, all of them. */
  amongReads?: readonly (keyof Row & string)[];
}

/** A row and where it stands. */
interface TableLine<Row> {
  readonly line: number;
  readonly row: Row;
  /** The row that it changes; null for a new one. */
  readonly before: { readonly row: Row } | null;
}

/** What is wrong with a line of a file. */
export interface TableFault {
  readonly line: number;
  /** The row as a spreadsheet counts it, where that is another number than the line. */
  readonly sheetRow?: number;
  /** What people call the row, `Artikelnummer 9120001`; left out where it is not known. */
  readonly of?: string;
  readonly column?: string;
  /** German. */
  readonly message: string;
  /** Lines with the same are summed up, whatever values their messages have; it names its column. */
  readonly kind?: string;
}

/** A fault as a line for people, as the documented calls answer it. */
export function faultText({ line, column, message }: TableFault): string {
  return `Zeile ${line}${column === undefined ? '' : `, ${column}`}: ${message}`;
}

/** The columns of a table, by their names. */
export function columnsOf<Row extends TableRow>(shape: TableShape<Row>): [string, TableColumn<unknown>][] {
  return Object.entries(shape.columns) as unknown as [string, TableColumn<unknown>][];
}

/** The value of a column; undefined where a file has left the column out. */
export function valueIn(row: TableRow, column: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[column];
}

/** What tells a row from others, as the file has it. */
export function keyText<Row extends TableRow>(shape: TableShape<Row>, row: Row): string {
  const column = columnsOf(shape).find(([name]) => name === shape.keyColumn)?.[1];
  return column?.text(valueIn(row, shape.keyColumn)) ?? '';
}

/** Rows as a CSV file; imported again they are all the same. */
export function tableCsv<Row extends TableRow>(shape: TableShape<Row>, rows: readonly Row[]): string {
  const columns = columnsOf(shape);
  const cells = rows.map((row) => columns.map(([name, { text }]) => text(valueIn(row, name))));
  return csvFile([columns.map(([name]) => name), ...cells]);
}

/** Rows as a JSON file. */
export function tableJson<Row extends TableRow>(shape: TableShape<Row>, rows: readonly Row[]): string {
  const columns = columnsOf(shape);
  const objects = rows.map((row) =>
    Object.fromEntries(
      columns.map(([name, { json }]) => [name, json ? json(valueIn(row, name)) : valueIn(row, name)]),
    ),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
