import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { postgresTarget } from '../postgres/postgres-url.ts';

/** PostgreSQL's own programs that are used. */
type ProgramName = 'pg_dump' | 'pg_restore' | 'psql';

/** Where Debian keeps those of each version. */
const DEBIAN = '/usr/lib/postgresql';
/** How much of what a program complains about is kept. */
const MOST_COMPLAINTS = 2_000;

/**
 * Path of one of PostgreSQL's programs.
 *
 * @throws Error that says where it comes from, where there is none
 */
export function postgresProgram(name: ProgramName, path = process.env.PATH ?? ''): string {
  const found = programPath(name, path);
  if (found !== undefined) return found;
  throw new Error(
    `${name} is not found: backups of PostgreSQL are made with its own programs. Install them (Debian: apt-get install postgresql-client), of the server's version or a later one.`,
  );
}

/** PostgreSQL's own programs as they are found here. */
export interface FoundPrograms {
  readonly missing: readonly string[];
  /** Major version of `pg_dump`; null where it is missing or does not say. */
  readonly version: number | null;
}

/** Looks for the programs that backups and restores of PostgreSQL need. */
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

/** The newest version first: it knows the older servers, too. */
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

/** How a program reaches the database: in its environment, because everybody can read its arguments. */
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
    // The server checks with the authorities that Node knows; these programs with those of the system (16 and later).
    PGSSLROOTCERT: sslrootcert ?? (target.sslMode === 'verify-full' ? 'system' : ''),
    PGSSLCERT: sslcert ?? '',
    PGSSLKEY: sslkey ?? '',
    PGCONNECT_TIMEOUT: String(target.connectTimeout),
    PGAPPNAME: target.applicationName,
  };
  const set = Object.entries(given).filter(([, value]) => value !== '');
  return { ...process.env, ...Object.fromEntries(set), LC_MESSAGES: 'C' };
}

/** A program that runs. */
export interface RunningProgram {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /**
   * Resolves once it has ended well.
   *
   * @throws Error with what it complained about
   */
  readonly done: Promise<void>;
}

/** Starts one of PostgreSQL's programs; nothing goes in, what it writes can be read. */
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
    // A program that gives up before the end says itself why.
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
  // Whoever reads its output first asks for the end later.
  done.catch(() => {});
  return { child: child as unknown as RunningProgram['child'], done };
}

/** Ends a program at once where a signal ends this process, which the shell may have sent to it alone. */
function endWithUs(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const end = () => {
      process.removeListener(signal, end);
      child.kill('SIGKILL');
      // Where nobody else has something to put in order, the signal does what it always does.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    };
    process.prependListener(signal, end);
    child.on('close', () => process.removeListener(signal, end));
  }
}

/** The first line that says what was wrong; a row's values stand in others, which are left out. */
function reason(name: string, complaints: string, code: number | null): string {
  const lines = complaints.split('\n').map((line) => line.trim());
  const first = lines.find((line) => /error|fatal/i.test(line)) ?? lines.find((line) => line !== '');
  return first ?? `${name} ended with ${code ?? 'a signal'}`;
}
