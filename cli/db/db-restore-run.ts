import {
  type BackupContents,
  type RestorePlan,
  type RestoreStep,
  restore,
  SystemClock,
  totalRows,
} from '#platform';
import { databaseSchema } from '#setup';
import { named } from '../output/called-from.ts';
import { type FormatOptions, printResult } from '../output/output.ts';
import { endProgress, progress } from '../output/progress.ts';
import { confirmed } from '../program/confirm.ts';
import { interruptible } from '../program/interruptible.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';
import { UsageError } from '../program/usage-error.ts';

/** Replaces the configured database by a backup. */
export async function runRestore(file: string, yes: boolean, options: FormatOptions): Promise<void> {
  if (file === '-') throw new UsageError('A backup is read twice, so it has to come from a file.');
  const path = named(file);
  const { databaseUrl } = configHere();
  progress(`reading ${file} …`);
  let last: RestoreStep | null = null;
  const order = {
    databaseUrl,
    schema: databaseSchema,
    path,
    name: file,
    now: new SystemClock().now(),
    onStep: (step: RestoreStep) => {
      last = step;
    },
    decide: async ({ backup, replaced, foreign }: RestorePlan) => {
      endProgress();
      if (foreign.length > 0) process.stderr.write(foreignText(foreign));
      const now = replaced === null ? 'the database' : `the database of now (${summary(replaced)})`;
      const isSure = await confirmed(`Replace ${now} by ${file} (${summary(backup)})`, yes);
      if (isSure) progress('restoring …');
      return isSure;
    },
  };
  const restored = await interruptible(
    () => restore(operatorHere(), order).finally(endProgress),
    () => brokenOffText(file, last),
  );
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

/** What Ctrl-C has left. */
function brokenOffText(file: string, last: RestoreStep | null): string {
  switch (last?.step) {
    case undefined:
      return 'inko: broken off; nothing was changed\n';
    case 'kept':
      return `inko: broken off; the database is as it was, and a backup of it is in ${last.kept}\n`;
    case 'replacing':
      return 'inko: broken off; the database is as it was, or restored whole where that was just done: inko db status\n';
    case 'replaced':
      return `inko: ended early; ${file} was restored whole${last.kept === null ? '' : `, the database of before is kept: ${last.kept}`}\n`;
  }
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
