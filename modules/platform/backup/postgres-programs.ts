import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { postgresTarget } from '../postgres/postgres-url.ts';

/** PostgreSQL's own programs in use. */
type ProgramName = 'pg_dump' | 'pg_restore' | 'psql';

/** Debian's folder of all installed versions. */
const DEBIAN = '/usr/lib/postgresql';
/** Characters of a program's error output that are kept. */
const MOST_COMPLAINTS = 2_000;

/**
 * Path of one of PostgreSQL's programs.
 *
 * @throws Error that says how to install it
 */
export function postgresProgram(name: ProgramName, path = process.env.PATH ?? ''): string {
  const found = programPath(name, path);
  if (found !== undefined) return found;
  throw new Error(
    `${name} is not found: backups of PostgreSQL are made with its own programs. Install them (Debian: apt-get install postgresql-client), of the server's version or a later one.`,
  );
}

/** PostgreSQL's programs on this machine. */
export interface FoundPrograms {
  readonly missing: readonly string[];
  /** Major version of `pg_dump`; null if it is missing or unknown. */
  readonly version: number | null;
}

/** Finds the programs for backups and restores of PostgreSQL. */
export function findPostgresPrograms(path = process.env.PATH ?? ''): FoundPrograms {
  const names: readonly ProgramName[] = ['pg_dump', 'pg_restore', 'psql'];
  const missing = names.filter((name) => programPath(name, path) === undefined);
  const dump = programPath('pg_dump', path);
  // "pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"
  const said = dump && spawnSync(dump, ['--version'], { encoding: 'utf8', timeout: 5_000 }).stdout;
  const [, version] = /\) (\d+)/.exec(said || '') ?? [];
  return { missing, version: version === undefined ? null : Number(version) };
}

function programPath(name: ProgramName, path: string): string | undefined {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...debianFolders()];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Newest version first: it supports older servers, too. */
function debianFolders(): readonly string[] {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Passes the connection to a program by its environment, because everybody can read its arguments. */
export function connectionEnv(databaseUrl: string): NodeJS.ProcessEnv {
  const target = postgresTarget(databaseUrl);
  const { sslrootcert, sslcert, sslkey } = target.sslFiles;
  const given = {
    PGHOST: target.host || process.env.PGHOST || 'localhost',
    PGPORT: target.port,
    PGUSER: target.user,
    PGPASSWORD: target.password,
    PGDATABASE: target.database,
    PGSSLMODE: target.sslMode ?? '',
    // The server trusts Node's authorities; these programs trust the system's (16 and later).
    PGSSLROOTCERT: sslrootcert ?? (target.sslMode === 'verify-full' ? 'system' : ''),
    PGSSLCERT: sslcert ?? '',
    PGSSLKEY: sslkey ?? '',
    PGCONNECT_TIMEOUT: String(target.connectTimeout),
    PGAPPNAME: target.applicationName,
  };
  const set = Object.entries(given).filter(([, value]) => value !== '');
  return { ...process.env, ...Object.fromEntries(set), LC_MESSAGES: 'C' };
}

/** A running program. */
export interface RunningProgram {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /**
   * Resolves when it has succeeded.
   *
   * @throws Error with its error output
   */
  readonly done: Promise<void>;
}

/** Starts one of PostgreSQL's programs with a writable input and a readable output. */
export function startPostgresProgram(
  name: ProgramName,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  input: 'ignore' | Readable = 'ignore',
): RunningProgram {
  const child = spawn(postgresProgram(name), args, {
    env,
    stdio: [input === 'ignore' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(0, MOST_COMPLAINTS);
  });
  if (input !== 'ignore' && child.stdin !== null) {
    // A program that exits early reports the reason itself.
    child.stdin.on('error', () => {});
    input.pipe(child.stdin);
  }
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(reason(name, complaints, code)));
    });
  });
  // Callers that read its output first await the end later.
  done.catch(() => {});
  return { child: child as unknown as RunningProgram['child'], done };
}

/** Ends a program if a signal ends this process; the shell may have sent it to this process only. */
function endWithUs(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const end = () => {
      process.removeListener(signal, end);
      child.kill('SIGKILL');
      // Without other handlers the signal has its default effect.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    };
    process.prependListener(signal, end);
    child.on('close', () => process.removeListener(signal, end));
  }
}

/** The first line of the error output; further ones are left out, because they may contain values of a row. */
function reason(name: string, complaints: string, code: number | null): string {
  const lines = complaints.split('\n').map((line) => line.trim());
  const first = lines.find((line) => /error|fatal/i.test(line)) ?? lines.find((line) => line !== '');
  return first ?? `${name} ended with ${code ?? 'a signal'}`;
}
