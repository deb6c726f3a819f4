import { type BackupContents, restore, SystemClock, totalRows } from '#platform';
import { databaseSchema } from '#setup';
import { type FormatOptions, printResult } from '../output/output.ts';
import { endProgress, progress } from '../output/progress.ts';
import { named } from '../program/called-from.ts';
import { confirmed } from '../program/confirm.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';
import { UsageError } from '../program/usage-error.ts';

/** Replaces the configured database by a backup. */
export async function runRestore(file: string, yes: boolean, options: FormatOptions): Promise<void> {
  if (file === '-') throw new UsageError('A backup is read twice, so it has to come from a file.');
  const path = named(file);
  const { databaseUrl } = configHere();
  progress(`reading ${file} …`);
  const restored = await restore(operatorHere(), {
    databaseUrl,
    schema: databaseSchema,
    path,
    name: file,
    now: new SystemClock().now(),
    decide: async ({ backup, replaced, foreign }) => {
      endProgress();
      if (foreign.length > 0) process.stderr.write(foreignText(foreign));
      const now = replaced === null ? 'the database' : `the database of now (${summary(replaced)})`;
      const isSure = await confirmed(`Replace ${now} by ${file} (${summary(backup)})`, yes);
      if (isSure) progress('restoring …');
      return isSure;
    },
  }).finally(endProgress);
  if (restored === null) throw new Error('Nothing was restored.');
  const { backup, replaced, kept, noted } = restored;
  if (!noted) process.stderr.write('inko: the restore could not be noted in the audit log\n');
  const newest = databaseSchema.migrations[backup.engine].at(-1)?.name;
  const isCurrent = backup.migrations.at(-1) === newest;
  const done = [
    `Restored ${file}: ${summary(backup)}.`,
    replacedText(replaced, kept),
    ...(isCurrent ? [] : ['It is of an older version: a start, or inko db migrate, brings it up to date.']),
  ].join('\n');
  await printResult(
    { file, rows: totalRows(backup), version: backup.migrations.at(-1) ?? null, current: isCurrent, kept },
    options,
    { done },
  );
}

const foreignText = (foreign: readonly string[]) =>
  `inko: the database also holds tables of something else, which the restore drops: ${foreign.join(', ')}\n`;

function replacedText(replaced: BackupContents | null, kept: string | null): string {
  if (kept === null) return 'There was no database before.';
  const what = replaced === null ? 'which could not be read' : summary(replaced);
  return `The database that it replaced (${what}) is kept: ${kept}`;
}

const summary = (contents: BackupContents): string =>
  `${totalRows(contents)} rows, version ${contents.migrations.at(-1) ?? 'none'}`;
