import { randomUUID } from 'node:crypto';
import { link, lstat, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { named } from '../program/called-from.ts';
import { print } from './print.ts';

/** How a file is written. */
export interface WriteOptions {
  /** Whether to overwrite an existing file. */
  readonly force: boolean;
  /** Permissions; default: the system's. */
  readonly mode?: number;
}

/**
 * Writes a file named on the command line, completely or not at all; `-` is standard output.
 * @throws Error that names the file: it exists and `force` is not given, or cannot be written
 */
export async function writeOutput(
  file: string,
  content: string | Uint8Array,
  options: WriteOptions,
): Promise<void> {
  if (file === '-') return print(content);
  const path = named(file);
  try {
    const present = await lstat(path).catch(() => null);
    // Devices and pipes are written to; replacing one by a file would destroy it.
    if (present !== null && !present.isFile() && !present.isDirectory())
      return await writeFile(path, content);
    // Before the check for an existing file: --force would not help.
    if (present?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    await writeWhole(path, content, options);
  } catch (error) {
    throw new Error(`${file}: ${writeFailure(error)}`, { cause: error });
  }
}

async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { force, mode = 0o666 }: WriteOptions,
): Promise<void> {
  const draft = join(dirname(path), `.inko-${randomUUID()}`);
  try {
    await writeFile(draft, content, { flag: 'wx', mode });
    // Linking fails atomically if the name is taken.
    if (force) await rename(draft, path);
    else await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

function writeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return 'is there already; --force overwrites it';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'its folder does not exist';
  if (code === 'EISDIR') return 'is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  return error instanceof Error ? error.message : String(error);
}
