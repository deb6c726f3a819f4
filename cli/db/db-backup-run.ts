import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, backupName, expiredBackups, parseKeepRule, SystemClock, totalRows } from '#platform';
import { named } from '../output/called-from.ts';
import { type FormatOptions, printResult } from '../output/output.ts';
import { endProgress, progress } from '../output/progress.ts';
import { interruptible } from '../program/interruptible.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';
import { UsageError } from '../program/usage-error.ts';

/** Backs up the configured database into a file. */
export async function runBackup(file: string, force: boolean, options: FormatOptions): Promise<void> {
  const { facts, done } = await backedUp(file, force);
  await printResult(facts, options, { done });
}

const NOT_REMOVED = ', older ones were not removed';

/** Backs up the configured database into a folder, and removes what the rule does not keep. */
export async function runKeptBackup(folder: string, keep: string, options: FormatOptions): Promise<void> {
  const rule = parseKeepRule(keep);
  if (rule === null) throw new UsageError(`--keep ${keep}: write it as 7d,4w,12m (days, weeks, months).`);
  const { facts, done } = await backedUp(
    join(folder, backupName(new SystemClock().now())),
    false,
    NOT_REMOVED,
  );
  const removed = expiredBackups(filesIn(named(folder)), rule);
  for (const name of removed) rmSync(join(named(folder), name));
  const said = removed.length === 0 ? [] : [`Removed as --keep ${keep} says: ${removed.join(', ')}.`];
  await printResult({ ...facts, removed }, options, { done: [done, ...said].join('\n') });
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** @param left what remains to be done afterwards, for a message */
async function backedUp(file: string, force: boolean, left = '') {
  if (file === '-') throw new UsageError('A backup is read back, so it has to go into a file.');
  const path = named(file);
  const { databaseUrl } = configHere();
  progress('backing up …');
  let isNamed = false;
  const onNamed = () => {
    isNamed = true;
  };
  const target = { path, name: file, force, now: new SystemClock().now(), onNamed };
  const { contents, noted } = await interruptible(
    () => backUp(operatorHere(), databaseUrl, target).finally(endProgress),
    () =>
      isNamed
        ? `inko: ended early; the backup ${file} is complete${left}\n`
        : `inko: broken off; nothing was backed up, and no part of a file was left\n`,
  );
  if (!noted) process.stderr.write('inko: the backup could not be noted in the audit log\n');
  const { engine, migrations } = contents;
  const [bytes, rows] = [statSync(path).size, totalRows(contents)];
  const done = `Backed up into ${file}: ${rows} rows of ${Object.keys(contents.rows).length} tables, ${bytes} bytes.`;
  return { facts: { file, engine, version: migrations.at(-1) ?? null, rows, bytes }, done };
}
