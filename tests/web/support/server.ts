import { type ChildProcess, spawn } from 'node:child_process';
import { argon2Sync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Password of all demo logins in the browser tests. */
export const PASSWORD = 'Browser-Test-7';

const READY_MS = 120_000;
const END_MS = 60_000;

/** The built server in a process of its own, on a fresh database. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Folder of its database and outbox. */
  readonly folder: string;
  /** All that it has written to its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Settings of a server for tests that keeps everything in one folder. */
export const environment = (folder: string) => ({
  NODE_ENV: 'test' as const,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  DATABASE_URL: `sqlite:${join(folder, 'test.sqlite')}`,
  OUTBOX_DIR: join(folder, 'outbox'),
  SECRET_KEY: 'only-for-the-browser-tests-0123456789abcdef',
  DEMO_PASSWORD: PASSWORD,
  LOG_LEVEL: 'error',
  // All tests come from one address.
  RATE_LIMIT_FACTOR: '1000',
});

/**
 * Starts build/server/main.js on a free port with a SQLite file of its own and the demo in it.
 *
 * @param env further settings, or others in place of the usual ones
 * @param flags Node's
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-web-'));
  const child = spawn(process.execPath, [...flags, 'build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment(folder), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(child, () => output);
    if (!('DATABASE_URL' in env)) prepareUsers(folder);
    return { url, pid: child.pid ?? Number.NaN, folder, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A hash of the demo's password that is verified in no time: it names its cost. */
const HASH = cheapHash(PASSWORD);

function cheapHash(message: string): string {
  const nonce = Buffer.alloc(16, 1);
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** Nobody is introduced to the product before a test begins: the introduction would lie over the home page. */
function prepareUsers(folder: string): void {
  const database = new Database(join(folder, 'test.sqlite'), { timeout: END_MS });
  database.prepare('update users set introduction_seen = true, password_hash = ?').run(HASH);
  database.close();
}

/** Waits for the line with the address. */
async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output())?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server did not start:\n${output()}`);
}

/** Ends exactly this process; harder where it does not listen. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await closed;
  clearTimeout(timeout);
}
