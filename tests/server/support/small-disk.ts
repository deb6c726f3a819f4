import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { maintain, seededDatabase, type TestDatabase } from './database.ts';
import { type Engine, POSTGRES_URL } from './engines.ts';

/** Megabytes: a seeded database, and what a test writes. */
const SIZE = 80;
const PAGE = 4096;

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { ok: status === 0, stdout: stdout ?? '', stderr: stderr ?? '' };
};

/** Why there can be no small disk for an engine; null where there can. */
function whyNoSmallDisk(engine: Engine): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a file system';
  const folder = mkdtempSync(join(tmpdir(), 'inko-mount-'));
  const { ok } = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  if (ok) run('umount', folder);
  rmdirSync(folder);
  if (!ok) return 'this machine mounts no tmpfs';
  if (engine === 'sqlite') return null;
  if (POSTGRES_URL === undefined) return 'INKO_TEST_POSTGRES_URL is not set';
  const isHere = ['localhost', '127.0.0.1'].includes(new URL(POSTGRES_URL).hostname);
  return isHere && run('id', '-u', 'postgres').ok ? null : 'PostgreSQL does not run on this machine';
}

/** Runs a group of tests on both engines; skipped, with the reason, where there can be no small disk. */
export function describeOnSmallDisks(name: string, tests: (engine: Engine) => void): void {
  for (const engine of ['sqlite', 'postgresql'] as const) {
    const why = whyNoSmallDisk(engine);
    const title = `${name} (${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}${why === null ? '' : `, skipped: ${why}`})`;
    describe.skipIf(why !== null)(title, () => tests(engine));
  }
}

/** A seeded database on a disk of its own that can be filled. */
export interface SmallDisk {
  readonly url: string;
  /** Folder on another disk. */
  readonly folder: string;
  /** @param room bytes that are left */
  fill(room: number): void;
  clear(): void;
}

/** Gives the tests of a group one such disk. To be used inside of them only, before the server. */
export function useSmallDisk(engine: Engine): SmallDisk {
  let database: TestDatabase | undefined;
  let mounted = '';
  let url = '';
  let leave = async () => {};
  const filler = () => join(mounted, 'filler');
  beforeAll(async () => {
    database = await seededDatabase(engine);
    mounted = mkdtempSync(join(tmpdir(), 'inko-disk-'));
    const { ok, stderr } = run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', mounted);
    if (!ok) throw new Error(stderr);
    if (engine === 'sqlite') {
      copyFileSync(database.url.slice('sqlite:'.length), join(mounted, 'test.sqlite'));
      url = `sqlite:${join(mounted, 'test.sqlite')}`;
    } else {
      ({ url } = database);
      leave = await moveTo(mounted, new URL(url).pathname.slice(1));
    }
  });
  afterAll(async () => {
    rmSync(filler(), { force: true });
    await database?.drop();
    await leave();
    run('umount', mounted);
    rmdirSync(mounted);
  });
  return {
    get url() {
      return url;
    },
    get folder() {
      return database?.folder ?? '';
    },
    fill(room) {
      const file = openSync(filler(), 'w');
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(mounted);
          const left = bavail * bsize - room;
          if (left <= 0) return;
          writeSync(file, Buffer.alloc(Math.min(left, 256 * PAGE)));
        }
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler(), { force: true }),
  };
}

/** Moves a database of PostgreSQL to a folder; gives what takes the place away again once the database is dropped. */
async function moveTo(mounted: string, name: string): Promise<() => Promise<void>> {
  const folder = join(mounted, 'tablespace');
  const place = `small_${name}`;
  chmodSync(mounted, 0o755);
  mkdirSync(folder);
  chownSync(folder, Number(run('id', '-u', 'postgres').stdout), Number(run('id', '-g', 'postgres').stdout));
  await maintain(async (em) => {
    await em.execute(`create tablespace ${place} location '${folder}'`);
    await em.execute(`alter database ${name} set tablespace ${place}`);
  });
  return () => maintain((em) => em.execute(`drop tablespace ${place}`));
}
