import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { databaseKind } from '../database/database.ts';
import type { Config } from './config.ts';

/** Minimum free bytes: some imports and a day's mails. SQLite would fail in the middle of a write. */
export const LEAST_FREE_BYTES = 100 * 1024 * 1024;

/** Folders that this configuration writes to. */
function writtenFolders({ databaseUrl, smtpUrl, outboxDir, assetsKeepDir }: Config): string[] {
  const kind = databaseKind(databaseUrl);
  return [
    ...(kind.engine === 'sqlite' ? [dirname(kind.file)] : []),
    ...(smtpUrl === null ? [outboxDir] : []),
    ...(assetsKeepDir === null ? [] : [assetsKeepDir]),
  ].map((folder) => resolve(folder));
}

/** The folder, or its nearest existing parent. */
function existing(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : existing(dirname(folder));
}

/** Free bytes of the written folder that has the least; null if nothing is written on this machine. */
export async function freeDiskBytes(config: Config): Promise<number | null> {
  const folders = [...new Set(writtenFolders(config).map(existing))];
  if (folders.length === 0) return null;
  const free = await Promise.all(folders.map(async (folder) => freeBytes(await statfs(folder))));
  return Math.min(...free);
}

const freeBytes = ({ bavail, bsize }: { readonly bavail: number; readonly bsize: number }) => bavail * bsize;

/**
 * Checks the free space of all written folders.
 *
 * @throws Error with the system's code ENOSPC if there is too little
 */
export async function proveDiskSpace(config: Config, leastFree = LEAST_FREE_BYTES): Promise<void> {
  for (const folder of new Set(writtenFolders(config).map(existing))) {
    if (freeBytes(await statfs(folder)) < leastFree)
      throw Object.assign(new Error(`${folder} has less than ${leastFree} bytes left.`), { code: 'ENOSPC' });
  }
}
