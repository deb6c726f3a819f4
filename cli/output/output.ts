import { type Command, Option } from 'commander';
import { print } from './print.ts';

/**
 * How a command ends. What it has found wrong in a file or a table counts as failed; whatever else it writes says
 * which of the two it was.
 */
export const EXIT = {
  /** It has done what it was asked to. */
  done: 0,
  /** It could not, or a check found something wrong. */
  failed: 1,
  /** It was not understood: an unknown command or option, or one that is missing. */
  usage: 2,
} as const;

/** How something is written: for people at a terminal, a line for each row, for programs, for spreadsheets. */
export type Format = 'people' | 'lines' | 'json' | 'csv';

/** What `addFormat` adds. */
export interface FormatOptions {
  readonly json?: boolean;
  readonly csv?: boolean;
}

/** Adds `--json` and `--csv` to a command. */
export function addFormat(command: Command): Command {
  return command
    .addOption(new Option('--json', 'write JSON').conflicts('csv'))
    .addOption(new Option('--csv', 'write CSV, as spreadsheets read it'));
}

/**
 * Which format is asked for. Without one people get a table; whatever reads a pipe or a file gets a line for each row,
 * a tab between two cells and no head.
 */
export function formatOf({ json, csv }: FormatOptions, isTerminal = process.stdout.isTTY === true): Format {
  if (json) return 'json';
  if (csv) return 'csv';
  return isTerminal ? 'people' : 'lines';
}

type Cell = string | number | boolean | null;

/** What a list says of a row: a number stands to the right. */
export type OutputRow = Readonly<Record<string, Cell | readonly string[]>>;

/** How the rows of a kind are written, wherever they are. */
export interface Kind {
  /** Names of what a list shows, in order; what rows hold beside them is written to JSON and by `show`. */
  readonly columns: readonly string[];
  /** What people read in place of an empty table. */
  readonly none: string;
}

/** Writes rows to standard output. */
export async function printRows(rows: readonly OutputRow[], kind: Kind, options: FormatOptions) {
  await print(await rowsText(rows, kind, formatOf(options)));
}

/** Writes one row with all that it holds. */
export async function printRow(row: OutputRow, options: FormatOptions): Promise<void> {
  await print(await rowText(row, formatOf(options)));
}

/**
 * Writes what a command has done.
 *
 * @param done the same for people, a sentence or several lines
 * @param lost what the operator should know where nobody could read it; left out, the same
 */
export async function printResult(
  row: OutputRow,
  options: FormatOptions,
  { done, lost = done }: { readonly done: string; readonly lost?: string },
): Promise<void> {
  const format = formatOf(options);
  const isText = format === 'people' || format === 'lines';
  await print(isText ? `${done}\n` : await rowText(row, format), lost);
}

/** Says what a command has done to a row that has a name. */
export async function printSaved(
  what: string,
  row: OutputRow & { readonly id: number; readonly Name: string },
  did: string,
  options: FormatOptions,
): Promise<void> {
  await printResult(row, options, { done: `The ${what} "${row.Name}" (id:${row.id}) ${did}.` });
}

/** Rows as a text. */
export async function rowsText(
  rows: readonly OutputRow[],
  { columns, none }: Kind,
  format: Format,
): Promise<string> {
  if (format === 'json') return json(rows);
  const cells = rows.map((row) => columns.map((column) => cellText(row[column])));
  if (format === 'csv') return csv([columns, ...cells]);
  if (format === 'lines') return cells.map((texts) => `${texts.map(inOneLine).join('\t')}\n`).join('');
  return rows.length === 0 ? `${none}\n` : tableText(columns, cells, rows);
}

/** A row as a text: for people and for a pipe a line for each of its fields. */
export async function rowText(row: OutputRow, format: Format): Promise<string> {
  if (format === 'json') return json(row);
  const fields = Object.entries(row).map(([name, value]) => [name, cellText(value)] as const);
  if (format === 'csv') return csv([fields.map(([name]) => name), fields.map(([, text]) => text)]);
  const width = Math.max(...fields.map(([name]) => name.length));
  const line = ([name, text]: readonly [string, string]) =>
    format === 'people'
      ? `${name.padEnd(width)}  ${inOneLine(text)}`.trimEnd()
      : `${name}\t${inOneLine(text)}`;
  return fields.map((field) => `${line(field)}\n`).join('');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function csv(cells: readonly (readonly string[])[]): Promise<string> {
  // Loaded only now: the way of a spreadsheet is needed for this alone.
  const { csvFile } = await import('#platform/domain');
  return csvFile(cells);
}

function cellText(value: OutputRow[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return value.join(', ');
  return String(value ?? '');
}

/** A cell never ends its line, and moves no cursor. */
const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

function tableText(
  columns: readonly string[],
  cells: readonly (readonly string[])[],
  rows: readonly OutputRow[],
): string {
  const widths = columns.map((column, index) =>
    Math.max(...[column, ...cells.map((row) => row[index] ?? '')].map((text) => text.length)),
  );
  const right = columns.map((column) => rows.every((row) => isFigure(row[column])));
  const line = (texts: readonly string[]) =>
    texts
      .map(inOneLine)
      .map((text, index) =>
        right[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [columns, ...cells].map((each) => `${line(each)}\n`).join('');
}

function isFigure(value: OutputRow[string] | undefined): boolean {
  return (
    value === null || typeof value === 'number' || (typeof value === 'string' && /^\d+\.\d\d$/.test(value))
  );
}
