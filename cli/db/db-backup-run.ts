import { statSync } from 'node:fs';
import { backUp, SystemClock, totalRows } from '#platform';
import { type FormatOptions, printResult } from '../output/output.ts';
import { endProgress, progress } from '../output/progress.ts';
import { named } from '../program/called-from.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';
import { UsageError } from '../program/usage-error.ts';

/** Backs up the configured database. */
export async function runBackup(file: string, force: boolean, options: FormatOptions): Promise<void> {
  if (file === '-') throw new UsageError('A backup is read back, so it has to go into a file.');
  const path = named(file);
  const { databaseUrl } = configHere();
  progress('backing up …');
  const target = { path, name: file, force, now: new SystemClock().now() };
  const { contents, noted } = await backUp(operatorHere(), databaseUrl, target).finally(endProgress);
  if (!noted) process.stderr.write('inko: the backup could not be noted in the audit log\n');
  const { engine, migrations } = contents;
  const [bytes, rows] = [statSync(path).size, totalRows(contents)];
  const done = `Backed up into ${file}: ${rows} rows of ${Object.keys(contents.rows).length} tables, ${bytes} bytes.`;
  await printResult({ file, engine, version: migrations.at(-1) ?? null, rows, bytes }, options, {
    done,
  });
}
