import { EXIT, type FormatOptions, formatOf, type Kind, rowsText } from '../output/output.ts';
import { print } from '../output/print.ts';
import { faultHints, faultLines } from './fault-lines.ts';
import type { Examined, FieldChange, TableRun } from './table-run.ts';

/** Columns for a spreadsheet: a row per changed field, and per fault. */
const ROWS: Kind = { columns: ['line', 'id', 'field', 'old', 'new', 'error'], none: '' };

/** Writes the result of an import or a dry run; faults are a failure, unless they were to be skipped. */
export async function reportRun(
  examined: Examined,
  options: FormatOptions & { readonly skipErrors: boolean },
): Promise<void> {
  const { run } = examined;
  const format = formatOf(options);
  const text =
    format === 'json'
      ? `${JSON.stringify(run, null, 2)}\n`
      : format === 'csv'
        ? await rowsText(rowsOf(run), ROWS, format)
        : `${reportText(examined)}${run.committed ? 'The file was imported.' : 'Nothing was changed.'}\n`;
  await print(text, run.committed ? 'The file was imported.' : undefined);
  if (run.errors > 0 && !(options.skipErrors && run.committed)) process.exitCode = EXIT.failed;
}

function rowsOf({ errorMessages, changes }: TableRun) {
  const faults = errorMessages.map(({ line, column, message }) => ({ line, field: column, error: message }));
  const rows = [...changes, ...faults] as (Partial<FieldChange> & { line: number })[];
  return rows.toSorted((one, other) => one.line - other.line);
}

/** A result for people: faults, changes, totals. */
export function reportText({ run, names }: Examined): string {
  const { errorMessages, changes, edited, identical, inserted, errors } = run;
  const byLine = [...Map.groupBy(changes, ({ line }) => line)];
  const lines = [
    ...faultLines(errorMessages),
    ...faultHints(errorMessages),
    ...more(errors, new Set(errorMessages.map(({ line }) => line)).size, 'lines cannot be used'),
    ...byLine.map(([line, fields]) => {
      const isNew = fields.every(({ old }) => old === null);
      const texts = fields.map((each) =>
        isNew ? `${each.field} ${each.new}` : `${each.field} ${each.old} -> ${each.new}`,
      );
      return `line ${line}: ${isNew ? 'new' : 'edited'} ${names.get(line)}: ${texts.join(', ')}`;
    }),
    ...more(edited + inserted, byLine.length, 'lines change something'),
    `${edited} edited, ${inserted} new, ${identical} identical, ${errors} with errors`,
  ];
  return `${lines.join('\n')}\n`;
}

function more(count: number, named: number, what: string): readonly string[] {
  return count > named ? [`… ${count - named} more ${what}`] : [];
}
