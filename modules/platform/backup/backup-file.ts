import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupContents } from './backup-contents.ts';

/** First bytes of each engine's files. */
const BEGINNINGS = [
  ['sqlite', 'SQLite format 3\0'],
  ['postgresql', 'PGDMP'],
] as const;

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'is there already; --force overwrites it',
  EISDIR: 'is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'a file may not become that large here',
  EROFS: 'nothing can be written there',
};

/** A failure that names its file. */
export function fileFailure(name: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = FAILURES[code] ?? (error instanceof Error ? error.message.split('\n', 1)[0] : String(error));
  return new Error(`${name}: ${reason}`, { cause: error });
}

/**
 * The engine of a backup, by its first bytes.
 *
 * @param name the file's name in messages
 * @throws Error that says what is wrong with the file
 */
export function engineOfBackup(path: string, name: string): BackupContents['engine'] {
  let beginning: string;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    // A backup is read several times, which a pipe does not allow.
    if (!stat.isFile()) throw new Error('is no file that can be read twice');
    const file = openSync(path, 'r');
    const bytes = Buffer.alloc(16);
    const count = readSync(file, bytes);
    closeSync(file);
    beginning = bytes.toString('latin1', 0, count);
  } catch (error) {
    throw fileFailure(name, error);
  }
  if (beginning === '') throw new Error(`${name}: is empty`);
  const [engine] = BEGINNINGS.find(([, start]) => beginning.startsWith(start)) ?? [];
  if (engine === undefined) throw new Error(`${name}: is no backup`);
  return engine;
}

/** A temporary name beside a file, for a draft of it or its parts. */
export const draftBeside = (path: string): string =>
  join(dirname(path), `.${basename(path)}-${randomUUID().slice(0, 8)}`);

/** Files that SQLite may create beside a database. */
const COMPANIONS = ['', '-journal', '-wal', '-shm'];

/** Removes a draft and its companions. */
function removeDraft(draft: string): void {
  for (const companion of COMPANIONS) rmSync(`${draft}${companion}`, { force: true });
}

/** Runs work on a draft that is removed if a signal ends the process, as Ctrl-C does. */
export async function withDraft<Result>(
  draft: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const ended = (signal: NodeJS.Signals) => {
    removeDraft(draft);
    for (const each of signals) process.removeListener(each, ended);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, ended);
  try {
    return await work(draft);
  } finally {
    for (const signal of signals) process.removeListener(signal, ended);
    removeDraft(draft);
  }
}

/**
 * Writes a file readable by its owner only, which appears under its name once it is complete and on disk.
 *
 * @param name the file's name in messages
 * @param by `force`: whether to overwrite an existing file; `fill`: writes to an existing, empty draft; `onNamed`: called
 *   in the same turn as the file gets its name
 * @throws Error that names the file, which is removed then
 */
export async function writeBackup<Result>(
  path: string,
  name: string,
  by: {
    readonly force: boolean;
    readonly fill: (draft: string) => Promise<Result>;
    readonly onNamed: () => void;
  },
): Promise<Result> {
  const { force, fill, onNamed } = by;
  try {
    const present = await lstat(path).catch(() => null);
    if (present?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (present !== null && !present.isFile()) throw new Error('is no file');
    if (present !== null && !force) throw Object.assign(new Error(), { code: 'EEXIST' });
    return await withDraft(draftBeside(path), async (draft) => {
      closeSync(openDraft(draft));
      const result = await fill(draft);
      flush(draft);
      // Linking fails atomically if the name was taken meanwhile. No signal is heard before that is known.
      if (force) renameSync(draft, path);
      else linkSync(draft, path);
      onNamed();
      flush(dirname(path));
      return result;
    });
  } catch (error) {
    throw fileFailure(name, error);
  }
}

function openDraft(draft: string): number {
  try {
    return openSync(draft, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error('its folder does not exist');
    throw error;
  }
}

/** Flushes a file, or the names in a folder, to disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
