import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { named } from '../output/called-from.ts';

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** Why a file cannot be read, in a few words; undefined for any other error. */
export function readFailure(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? READ_ERRORS[String(error.code)] : undefined;
}

/**
 * The content of a file argument; `-` is standard input.
 * @throws Error that names the file and the reason
 */
export async function readInput(file: string): Promise<Buffer> {
  try {
    if (file !== '-') return await readFile(named(file));
    if (process.stdin.isTTY) process.stderr.write('inko: reading standard input; Ctrl-D ends it\n');
    return await buffer(process.stdin);
  } catch (error) {
    const reason = readFailure(error);
    throw reason === undefined ? error : new Error(`${file}: ${reason}`, { cause: error });
  }
}
