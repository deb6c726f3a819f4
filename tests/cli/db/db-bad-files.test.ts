import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { projectRoot } from '#platform';
import { emptyDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { addLaterMigration } from '../../server/support/later-migration.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { callFrom, inkoHere } from '../run-here.ts';
import { databaseForCommands, everything, onDatabase } from './db-fixtures.ts';

const restore = (name: string) => inkoHere(['db', 'restore', name, '--yes']);
const sqliteFile = (url: string) => url.slice('sqlite:'.length);

describeOnBothEngines('inko db restore', (engine) => {
  // @spec access-4-20
  test('changes nothing where the backup is invalid, and says why', async () => {
    const database = await databaseForCommands(engine);
    const file = (name: string) => join(database.folder, name);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const whole = readFileSync(file('a.backup'));
    await onDatabase(database, (em) => em.execute(`insert into migration (name) values ('20991231-later')`));
    expect((await inkoHere(['db', 'backup', 'newer.backup'])).code).toBe(0);
    await onDatabase(database, (em) => em.execute(`delete from migration where name = '20991231-later'`));
    mkdirSync(file('folder'));
    writeFileSync(file('empty'), '');
    writeFileSync(file('text'), 'This is no backup.');
    writeFileSync(file('cut'), whole.subarray(0, Math.floor(whole.length * 0.8)));
    writeFileSync(file('head'), whole.subarray(0, 64));
    spawnSync('sh', ['-c', 'mkfifo "$0"', file('pipe')]);
    const other = engine === 'sqlite' ? Buffer.from('PGDMP\0\0\0') : Buffer.from('SQLite format 3\0');
    writeFileSync(file('other'), other);
    const before = await everything(database);
    for (const [name, reason] of [
      ['gone', 'no such file'],
      ['folder', 'is a folder'],
      ['empty', 'is empty'],
      ['text', 'is no backup'],
      ['cut', 'is damaged'],
      ['head', 'is damaged'],
      ['pipe', 'is no file that can be read twice'],
      ['other', 'is a backup of '],
      ['newer.backup', 'is of a newer version (migration 20991231-later)'],
    ] as const) {
      const { code, stdout, stderr } = await restore(name);
      expect([name, code, stdout]).toEqual([name, 1, '']);
      expect(stderr).toContain(`inko: ${name}: ${reason}`);
      expect(stderr.split('\n')).toHaveLength(2);
    }
    expect(await everything(database)).toEqual(before);
    // Nobody has said yes, and nobody can be asked.
    expect((await inkoHere(['db', 'restore', 'a.backup'])).code).toBe(2);
    expect(readdirSync(database.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('takes a backup into a database that is empty, and keeps nothing where there was nothing', async () => {
    const database = await databaseForCommands(engine);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const before = await everything(database);
    const empty = await emptyDatabase(engine);
    try {
      callFrom({ url: empty.url, folder: database.folder });
      expect((await inkoHere(['db', 'backup', 'none.backup'])).code).toBe(1);
      const { stdout } = await restore('a.backup');
      expect(stdout).toContain('There was no database before.\n');
      expect(await everything(empty)).toEqual(before);
    } finally {
      await empty.drop();
    }
  });
});

describe('inko db restore of SQLite', () => {
  // @spec access-4-20
  test('removes the WAL of the old database without losing anything', async () => {
    const database = await databaseForCommands('sqlite');
    const file = sqliteFile(database.url);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    // A process that was killed leaves its changes in the WAL.
    const script = `
      const { DatabaseSync } = require('node:sqlite');
      const database = new DatabaseSync(process.argv[1]);
      database.exec("pragma journal_mode = wal; update institution set name = 'Nur im WAL'");
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['-e', script, file]);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    const { stdout } = await restore('a.backup');
    const kept = /is kept: (\S+)/.exec(stdout)?.[1] ?? '';
    expect(readdirSync(database.folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    const names = (path: string) => {
      const opened = new DatabaseSync(path);
      const rows = opened.prepare('select distinct name from institution').all();
      opened.close();
      return rows.map(({ name }) => name);
    };
    expect(names(kept)).toEqual(['Nur im WAL']);
    expect(names(file)).not.toContain('Nur im WAL');
  });

  test('replaces a database that is beyond repair, and keeps it', async () => {
    const database = await databaseForCommands('sqlite');
    const before = await everything(database);
    const file = sqliteFile(database.url);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    writeFileSync(file, 'Nothing of a database is left here.'.repeat(99));
    expect((await restore('a.backup')).stdout).toContain('(which could not be read) is kept: ');
    expect(await everything(database)).toEqual(before);
  });

  test('refuses the database of another product', async () => {
    const database = await databaseForCommands('sqlite');
    const other = new DatabaseSync(join(database.folder, 'other'));
    other.exec('create table migration (id integer primary key, name text); create table customers (id)');
    other.close();
    expect((await restore('other')).stderr).toBe('inko: other: is no backup of Inkoberatung\n');
  });
});

describe('inko db', () => {
  test('leaves nothing of a backup for which the disk has no room', async () => {
    const { url, folder } = await databaseForCommands('sqlite');
    const main = join(projectRoot(), 'build/cli/main.js');
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 100; exec "$@"', '-', process.execPath, main, 'db', 'backup', 'a.backup'],
      {
        cwd: folder,
        env: { NODE_ENV: 'test', ...testEnv(url), npm_lifecycle_event: 'inko', INIT_CWD: folder },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([1, 'inko: a.backup: cannot be written: the disk is full or faulty\n']);
    expect(readdirSync(folder).filter((name) => name.includes('backup'))).toEqual([]);
  });

  test('says of PostgreSQL that its programs are missing', async () => {
    const { postgresProgram } = await import('../../../modules/platform/backup/postgres-programs.ts');
    vi.stubEnv('PATH', '/nowhere');
    // Debian's own place is looked into as well: the name is one that is nowhere.
    expect(() => postgresProgram('pg_none' as never)).toThrow(
      'pg_none is not found: backups of PostgreSQL are made with its own programs.',
    );
  });

  test('makes no database where there is none', async () => {
    const database = await emptyDatabase('sqlite');
    callFrom(database);
    for (const args of [['status'], ['check'], ['backup', 'a.backup']])
      expect((await inkoHere(['db', ...args])).stderr).toContain('There is no database ');
    expect(readdirSync(database.folder)).toEqual([]);
    rmSync(database.folder, { recursive: true });
  });
});

describeOnBothEngines('inko db status and check', (engine) => {
  // @spec access-4-20
  test('say what the database is, and what is wrong with it', async () => {
    const database = await databaseForCommands(engine);
    const status = JSON.parse((await inkoHere(['db', 'status', '--json'])).stdout);
    expect(status).toMatchObject({ engine, open: 0, unknown: [], users: 5, institutions: 3 });
    expect(status.database).not.toContain('@');
    expect(status.bytes).toBeGreaterThan(100_000);
    expect(await inkoHere(['db', 'check'])).toMatchObject({ code: 0, stderr: '' });

    await onDatabase(database, async (em) => {
      if (engine === 'sqlite') await em.execute('pragma foreign_keys = off');
      else await em.execute('alter table users disable trigger all');
      await em.execute('update users set role_id = 4711 where login_key = ?', ['demo']);
      await em.execute('insert into own_price (institution_id, size_id, price) values (1, 99999, 1)');
      await em.execute(`delete from recommendation where key = 'F_I1_T1_H1_V1_X1'`);
    });
    vi.stubEnv('SECRET_KEY', 'another secret key, of 32 characters and more');
    const { code, stdout } = await inkoHere(['db', 'check', '--json']);
    const found = Object.fromEntries(
      (JSON.parse(stdout) as { check: string; state: string; detail: string }[]).map(
        ({ check, state, detail }) => [check, [state, detail]],
      ),
    );
    expect(code).toBe(1);
    expect(found).toMatchObject({
      integrity: ['ok', 'is whole'],
      references: ['error', expect.stringContaining('1 rows of users point nowhere')],
      prices: ['warning', expect.stringContaining('of sizes that do not exist')],
      sealed: ['error', expect.stringContaining('PDF password of institution id:')],
      recommendations: ['error', expect.stringContaining('keys have no product')],
    });
  });

  test('report a database that is damaged, older or newer', async () => {
    const database = await databaseForCommands(engine);
    addLaterMigration(engine);
    expect(JSON.parse((await inkoHere(['db', 'status', '--json'])).stdout)).toMatchObject({ open: 1 });
    expect((await inkoHere(['db', 'check'])).stderr).toContain('is not up to date');
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    expect((await restore('a.backup')).stdout).toContain('inko db migrate, brings it up to date.');
    await onDatabase(database, (em) => em.execute(`insert into migration (name) values ('20991231-later')`));
    expect(JSON.parse((await inkoHere(['db', 'status', '--json'])).stdout).unknown).toEqual([
      '20991231-later',
    ]);
    if (engine === 'postgresql') return;
    truncateSync(sqliteFile(database.url), 100_000);
    const { code, stderr } = await inkoHere(['db', 'status']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/malformed \(DATABASE_URL: [^)]+\)\. Its file is damaged.*inko db restore/),
    ]);
    const backup = await inkoHere(['db', 'backup', 'b.backup']);
    expect([backup.code, backup.stderr, existsSync(join(database.folder, 'b.backup'))]).toEqual([
      1,
      expect.stringContaining(
        'inko: b.backup: was not written: the database itself is damaged. inko db restore',
      ),
      false,
    ]);
  });
});
