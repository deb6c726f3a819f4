import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { link, lstat, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupContents } from './backup-contents.ts';

/** What the files of each engine begin with. */
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

/** A failure of a file, which it names. */
export function fileFailure(name: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = FAILURES[code] ?? (error instanceof Error ? error.message.split('\n', 1)[0] : String(error));
  return new Error(`${name}: ${reason}`, { cause: error });
}

/**
 * Which engine a backup is of, by its first bytes.
 *
 * @param name how the file is called in what is said of it
 * @throws Error that says what is wrong with the file
 */
export function engineOfBackup(path: string, name: string): BackupContents['engine'] {
  let beginning: string;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    // A pipe would be read once and be empty then; a backup is read several times.
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

/** A name beside a file for what becomes it, or goes into it, once it is whole. */
export const draftBeside = (path: string): string =>
  join(dirname(path), `.${basename(path)}-${randomUUID().slice(0, 8)}`);

/** What SQLite may lay beside a file. */
const COMPANIONS = ['', '-journal', '-wal', '-shm'];

/** Takes a draft away with all that may lie beside it. */
function removeDraft(draft: string): void {
  for (const companion of COMPANIONS) rmSync(`${draft}${companion}`, { force: true });
}

/** Runs work on a draft that goes away if a signal ends the process, as Ctrl-C does. */
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
 * Writes a file for its owner's eyes only, which appears under its name once it is whole and on the disk.
 *
 * @param name how the file is called in what is said of it
 * @param force whether one that is there already is overwritten
 * @param fill writes into a draft that is there and empty
 * @throws Error that names the file; nothing is left of it then
 */
export async function writeBackup<Result>(
  path: string,
  name: string,
  force: boolean,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  try {
    const present = await lstat(path).catch(() => null);
    if (present?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (present !== null && !present.isFile()) throw new Error('is no file');
    if (present !== null && !force) throw Object.assign(new Error(), { code: 'EEXIST' });
    return await withDraft(draftBeside(path), async (draft) => {
      closeSync(openDraft(draft));
      const result = await fill(draft);
      flush(draft);
      // A link is refused where the name was taken meanwhile, in the same step that takes it.
      if (force) await rename(draft, path);
      else await link(draft, path);
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

/** Waits until a file, or the names in a folder, have come to the disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
