import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform';

/** A program of ours that runs as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves once standard output holds the text; rejects where the program ends before. */
  printed(text: string | RegExp): Promise<string>;
}

/**
 * Starts a built program with exactly these environment variables.
 *
 * @param cwd where it writes what it writes
 */
export function startProgram(
  part: 'server' | 'cli',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Program {
  const file = join(projectRoot(), 'build', part, 'main.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: run node scripts/build.mjs`);
  const child = spawn(process.execPath, [file, ...args], { cwd, env: { NODE_ENV: 'test', ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed = async (text: string | RegExp) => {
    const end = ended.then(() => 'ended' as const);
    for (;;) {
      const found = typeof text === 'string' ? (stdout.includes(text) ? text : null) : text.exec(stdout)?.[0];
      if (found) return found;
      const next = await Promise.race([once(child.stdout, 'data'), end]);
      if (next === 'ended')
        throw new Error(`The program ended without printing ${text}:\n${stdout}${stderr}`);
    }
  };
  return { child, stdout: () => stdout, stderr: () => stderr, ended, printed };
}

/** Ends a program with a signal, by its own process id; gives its exit code. */
export async function endProgram(
  program: Program,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (program.child.exitCode === null && program.child.signalCode === null) program.child.kill(signal);
  return program.ended;
}

/** Runs a program to its end. */
export async function runProgram(
  part: 'server' | 'cli',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const program = startProgram(part, args, env, cwd);
  const code = await program.ended;
  return { code, stdout: program.stdout(), stderr: program.stderr() };
}
