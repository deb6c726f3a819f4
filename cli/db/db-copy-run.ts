import { copyDatabase, databaseName, explainFailure, readConfig, SystemClock } from '#platform';
import { bringUpToDate, databaseSchema, isEmptyDatabase } from '#setup';
import { type FormatOptions, printResult } from '../output/output.ts';
import { endProgress, progress } from '../output/progress.ts';
import { interruptible } from '../program/interruptible.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';
import { UsageError } from '../program/usage-error.ts';

/** Copies a database into a new one of the other engine. */
export async function runCopy(from: string | undefined, to: string, options: FormatOptions): Promise<void> {
  const { databaseUrl } = configHere();
  const order = {
    from: from === undefined ? databaseUrl : checked('--from', from),
    to: checked('--to', to),
    schema: databaseSchema,
    now: new SystemClock().now(),
    prepare: bringUpToDate,
    isEmpty: isEmptyDatabase,
    onTable: (name: string) => progress(`copying ${name} …`),
  };
  const copied = await interruptible(({ signal, writing }) =>
    writing(() => copyDatabase(operatorHere(), { ...order, signal })).finally(endProgress),
  ).catch((error: unknown) => {
    throw ofItsOption(error, { [from === undefined ? 'DATABASE_URL' : '--from']: order.from, '--to': to });
  });
  const rows = Object.values(copied).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(copied).length;
  const done = [
    `Copied ${rows} rows of ${tables} tables, and compared them.`,
    'Set DATABASE_URL to the new database, keep SECRET_KEY and PDF_KEYS, and start the server.',
  ].join('\n');
  await printResult({ rows, tables, copied }, options, { done });
}

/** An address as DATABASE_URL takes it. */
function checked(option: string, databaseUrl: string): string {
  try {
    return readConfig({ ...process.env, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' }).databaseUrl;
  } catch (error) {
    throw new UsageError(`${option}: ${(error as Error).message}`);
  }
}

/**
 * The failure of one of the two databases under the option that names it: any other command has one only, that of
 * DATABASE_URL. What the file of SQLite fails with names its code.
 */
function ofItsOption(error: unknown, urls: Readonly<Record<string, string>>): unknown {
  const isOfFile = String(Object(error).code).startsWith('SQLITE_');
  const [option, url] =
    Object.entries(urls).find(([, each]) => each.startsWith('sqlite:') === isOfFile) ?? [];
  if (option === undefined || url === undefined) return error;
  const text = explainFailure(error, databaseName(url));
  // Only what a database fails with names it.
  return text === explainFailure(error) ? error : new Error(text.replaceAll('DATABASE_URL', option));
}
