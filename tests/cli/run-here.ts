import { isUtf8 } from 'node:buffer';
import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runInko } from '../../cli/run.ts';
import type { TestDatabase } from '../server/support/database.ts';
import { testEnv } from '../server/support/test-config.ts';
import { mixedLines } from './one-language.ts';

export interface InkoRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Makes commands that run in this process work on a database, called from its folder. */
export function callFrom({ url, folder }: Pick<TestDatabase, 'url' | 'folder'>): void {
  const env = testEnv(url, { OUTBOX_DIR: join(folder, 'outbox') });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubEnv('npm_lifecycle_event', 'inko');
  vi.stubEnv('INIT_CWD', folder);
}

/**
 * Runs a command in this process: many of them cost little.
 *
 * @throws Error if a line that it writes to standard error is German and English at once
 */
export async function inkoHere(
  args: readonly string[],
  stdin: Readable | string | Buffer = '',
): Promise<InkoRun> {
  const [out, err]: Buffer[][] = [[], []];
  const take = (chunks: Buffer[] | undefined) => (text: unknown, done?: unknown) => {
    chunks?.push(typeof text === 'string' ? Buffer.from(text) : Buffer.from(text as Uint8Array));
    if (typeof done === 'function') done(null);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(take(err)),
  ];
  const input =
    stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)], { objectMode: false });
  const before = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const streams = [process.stdout, process.stderr].map(
    (stream) => [stream, stream.listeners('error')] as const,
  );
  Object.defineProperty(process, 'stdin', { value: input, configurable: true });
  try {
    await runInko(args);
    const stderr = textOf(err);
    const mixed = mixedLines(stderr);
    if (mixed.length > 0) throw new Error(`Two languages in one line: ${mixed.join(' | ')}`);
    return { code: Number(process.exitCode ?? 0), stdout: textOf(out), stderr };
  } finally {
    process.exitCode = undefined;
    Object.defineProperty(process, 'stdin', before);
    for (const spy of spies) spy.mockRestore();
    // A command's process ends with what it listens to; this one goes on.
    for (const [stream, known] of streams)
      for (const listener of stream.listeners('error'))
        if (!known.includes(listener)) stream.removeListener('error', listener as () => void);
  }
}

/** What was written; a file that is no text, as one character a byte. */
function textOf(chunks: readonly Buffer[] = []): string {
  const bytes = Buffer.concat(chunks);
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
}

/** The words of a command line. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, inside]) => inside ?? word);

/** Runs a command line in this process, as a shell would: files on both ends, and a pipe between two commands. */
export async function lineHere(line: string, folder: string): Promise<InkoRun> {
  let run: InkoRun = { code: 0, stdout: '', stderr: '' };
  for (const part of line.split(' | ')) {
    const [, command = '', , input, , output] = /^(.*?)( < (\S+))?( > (\S+))?$/.exec(part) ?? [];
    const stdin = input ? createReadStream(join(folder, input)) : run.stdout;
    run = await inkoHere(wordsOf(command).slice(1), stdin);
    if (run.code !== 0) return run;
    if (output) writeFileSync(join(folder, output), run.stdout);
  }
  return run;
}

/** The lines of NDJSON. */
export function linesOf(text: string): Record<string, unknown>[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}
