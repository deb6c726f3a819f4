import { randomUUID } from 'node:crypto';
import { link, lstat, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { named } from './called-from.ts';
import { print } from './print.ts';

/** How a file is written. */
export interface WriteOptions {
  /** Whether to overwrite an existing file. */
  readonly force: boolean;
  /** Permissions; default: the system's. */
  readonly mode?: number;
}

/** Content of a file: as a whole, or in parts. */
type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Refuses early what `writeOutput` will refuse: for commands that work for long before they write.
 * @throws Error that names the file: it exists and `force` is not given
 */
export async function refuseTaken(file: string, force: boolean): Promise<void> {
  if (file === '-' || force) return;
  const present = await lstat(named(file)).catch(() => null);
  if (present?.isFile()) throw new Error(`${file}: ${writeFailure({ code: 'EEXIST' })}`);
}

/**
 * Writes a file named on the command line, completely or not at all; `-` is standard output.
 * @throws Error that names the file: it exists and `force` is not given, or cannot be written
 */
export async function writeOutput(file: string, content: Content, options: WriteOptions): Promise<void> {
  if (file === '-') return printAll(content);
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

async function printAll(content: Content): Promise<void> {
  if (typeof content === 'string' || content instanceof Uint8Array) return print(content);
  for await (const part of content) await print(part);
}

async function writeWhole(
  path: string,
  content: Content,
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
  const { code } = Object(error) as { code?: unknown };
  if (code === 'EEXIST') return 'is there already; --force overwrites it';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'its folder does not exist';
  if (code === 'EISDIR') return 'is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  return error instanceof Error ? error.message : String(error);
}
