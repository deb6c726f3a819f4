import type { GivenAccess } from '#auth';
import { EXIT, type FormatOptions, formatOf, type Kind, rowsText } from '../output/output.ts';
import { print } from '../output/print.ts';
import { reportFailure } from '../output/report-failure.ts';
import { faultHints } from './fault-hints.ts';
import type { Examined, FieldChange, TableRun } from './table-run.ts';

/** Columns for a spreadsheet: a row per changed field, and per fault. */
const ROWS: Kind = { columns: ['line', 'id', 'field', 'old', 'new', 'error'], none: '' };

/** Writes the result of an import or a dry run; faults are a failure, unless they were to be skipped. */
export async function reportRun(
  examined: Examined,
  options: FormatOptions & { readonly skipErrors: boolean },
): Promise<void> {
  const { run, access = [], untold = [] } = examined;
  const format = formatOf(options);
  const json = { ...run, ...(examined.access && { access, untold }) };
  const text =
    format === 'json'
      ? `${JSON.stringify(json, null, 2)}\n`
      : format === 'csv'
        ? await rowsText([...rowsOf(run), ...access.map(accessRow)], ROWS, format)
        : `${reportText(examined)}${run.committed ? DONE : 'Nothing was changed.'}\n${accessText(access)}`;
  await print(text, run.committed ? `${DONE}${access.length > 0 ? ` ${NEW_PASSWORDS}` : ''}` : undefined);
  if (run.errors > 0 && !(options.skipErrors && run.committed)) process.exitCode = EXIT.failed;
  const failed = access.flatMap((each) => ('failed' in each ? [each.Loginname] : []));
  if (failed.length > 0)
    reportFailure(
      `the invitation was not sent to: ${failed.join(', ')}`,
      'Try: inko user reset-password LOGIN',
    );
  if (untold.length > 0) reportFailure(`the former address was not told of the change: ${untold.join(', ')}`);
}

const DONE = 'The file was imported.';
const NEW_PASSWORDS = 'For other passwords run: inko user reset-password LOGIN';

const accessRow = ({ line, Loginname, ...way }: GivenAccess) => ({
  ...{ line, field: 'password', new: 'password' in way ? `${Loginname} ${way.password}` : Loginname },
  ...('failed' in way && { error: way.failed }),
});

/** The initial passwords, which are shown only now, and who was invited. */
function accessText(access: readonly GivenAccess[]): string {
  if (access.length === 0) return '';
  const lines = access.map(({ Loginname, ...way }) => {
    if ('password' in way) return `${Loginname}\t${way.password}`;
    return 'invited' in way ? `${Loginname}\tinvited by mail` : `${Loginname}\t${way.failed}`;
  });
  const head = access.some((way) => 'password' in way) ? 'Initial passwords, shown only now:\n' : '';
  return `${head}${lines.join('\n')}\n`;
}

function rowsOf({ errorMessages, changes }: TableRun) {
  const faults = errorMessages.map(({ line, column, message }) => ({ line, field: column, error: message }));
  const rows = [...changes, ...faults] as (Partial<FieldChange> & { line: number })[];
  return rows.toSorted((one, other) => one.line - other.line);
}

/** A result for people: faults, changes, totals. */
export function reportText({ run, names, faults }: Examined): string {
  const { errorMessages, changes, edited, identical, inserted, errors, ignored, doubts, recognized } = run;
  const byLine = [...Map.groupBy(changes, ({ line }) => line)];
  const lines = [
    ...(ignored.length > 0 ? [`ignored, as the table has no such column: ${ignored.join(', ')}`] : []),
    ...faults,
    ...faultHints(errorMessages),
    ...more(errors, new Set(errorMessages.map(({ line }) => line)).size, 'lines cannot be used'),
    ...(doubts.length > 0 ? ['please check:'] : []),
    ...doubts,
    ...recognized,
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
