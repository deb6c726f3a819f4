import { type Command, Option } from 'commander';
import { inOneLine } from './one-line.ts';
import { print } from './print.ts';

/** Exit codes of commands. Faults found in a file or a table count as failure; the output tells the two apart. */
export const EXIT = {
  /** Success. */
  done: 0,
  /** Failure, or a check found faults. */
  failed: 1,
  /** Misuse: an unknown or missing command or option. */
  usage: 2,
} as const;

/** Output format: for people at a terminal, a line per row, for programs, for spreadsheets. */
export type Format = 'people' | 'lines' | 'json' | 'csv';

/** Added by `addFormat`. */
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
 * The requested format. By default people get a table, and a pipe or a file gets a line per row, tab-separated
 * without a header.
 */
export function formatOf({ json, csv }: FormatOptions, isTerminal = process.stdout.isTTY === true): Format {
  if (json) return 'json';
  if (csv) return 'csv';
  return isTerminal ? 'people' : 'lines';
}

type Cell = string | number | boolean | null;

/** A row of output; numbers are right-aligned. An object is one in JSON, and JSON in one line elsewhere. */
export type OutputRow = Readonly<Record<string, Cell | readonly string[] | object>>;

/** A value that is something else in JSON than in a cell. */
export class Shown {
  private readonly json: unknown;
  readonly text: string;

  constructor(json: unknown, text: string) {
    this.json = json;
    this.text = text;
  }

  toJSON(): unknown {
    return this.json;
  }
}

/** How rows of a kind are written. */
export interface Kind {
  /** Columns of a list, in order; other fields of a row only appear in JSON and with `show`. */
  readonly columns: readonly string[];
  /** Shown to people instead of an empty table. */
  readonly none: string;
}

/** Writes rows to standard output. */
export async function printRows(rows: readonly OutputRow[], kind: Kind, options: FormatOptions) {
  await print(await rowsText(rows, kind, formatOf(options)));
}

/** Writes one row with all its fields. */
export async function printRow(row: OutputRow, options: FormatOptions): Promise<void> {
  await print(await rowText(row, formatOf(options)));
}

/**
 * Writes the result of a command.
 *
 * @param done the same for people, a sentence or several lines
 * @param lost what the operator must know if the output cannot be written; default: `done`
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

/** Reports a change of a named row. */
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

/** A row as text: for people and pipes a line per field. */
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
  // Loaded on demand, because only CSV needs it.
  const { csvFile } = await import('#platform/domain');
  return csvFile(cells);
}

function cellText(value: OutputRow[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Shown) return value.text;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value ?? '');
}

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
