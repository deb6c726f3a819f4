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

/** How a list is written: for people, for programs, for spreadsheets. */
const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** Adds `--format` to a command. */
export function addFormat(
  command: Command,
  formats: readonly Format[] = FORMATS,
  standard: Format = 'table',
): Command {
  return command.addOption(
    new Option('--format <kind>', 'how to write it').choices([...formats]).default(standard),
  );
}

/** What a list says of a row: a number stands to the right. */
export type OutputRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Writes rows to standard output.
 *
 * @param columns their names, in order; what rows hold beside them is written to JSON alone
 * @param none what people read in place of an empty table
 */
export async function printRows(
  rows: readonly OutputRow[],
  columns: readonly string[],
  format: Format,
  none: string,
): Promise<void> {
  await print(await rendered(rows, columns, format, none), 'Nothing was changed.');
}

async function rendered(
  rows: readonly OutputRow[],
  columns: readonly string[],
  format: Format,
  none: string,
): Promise<string> {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const cells = rows.map((row) => columns.map((column) => cellText(row[column])));
  if (format === 'table') return rows.length === 0 ? `${none}\n` : tableText(columns, cells, rows);
  // Loaded only now: the way of a spreadsheet is needed for this alone.
  const { csvFile } = await import('#platform/domain');
  return csvFile([columns, ...cells]);
}

function cellText(value: OutputRow[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
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
      .map((text, index) =>
        right[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [columns, ...cells].map((each) => `${line(each)}\n`).join('');
}

function isFigure(value: OutputRow[string] | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+\.\d\d$/.test(value));
}
