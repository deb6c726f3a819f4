import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AuditEntry } from '#platform';
import {
  describeOnBothEngines,
  describeWithDatabase,
  type Engine,
  POSTGRES_URL,
} from '../../server/support/engines.ts';
import { endProgram, startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { inkoHere } from '../run-here.ts';
import { databaseForCommands, everything, onDatabase, underLoad } from './db-fixtures.ts';

/** Files that a command may have left half-made. */
const drafts = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.'));

const NO_BACKUP = '\ninko: broken off; nothing was backed up, and no part of a file was left\n';
const COMPLETE = '\ninko: ended early; the backup b.backup is complete\n';
const RESTORE_ENDED =
  /^\ninko: (broken off; (nothing was changed|the database is as it was)|ended early; a.backup was restored whole)/;

const changeSomething = (em: { execute(sql: string): Promise<unknown> }) =>
  em.execute(`update institution set name = 'Später geändert'`);

describeOnBothEngines('inko db backup and restore', (engine: Engine) => {
  // @spec access-4-20
  test('bring back a database, and keep the one that is replaced', async () => {
    const database = await databaseForCommands(engine);
    const before = await everything(database);
    const backedUp = await inkoHere(['db', 'backup', 'a.backup', '--json']);
    expect(JSON.parse(backedUp.stdout)).toMatchObject({ file: 'a.backup', engine });
    const file = join(database.folder, 'a.backup');
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await onDatabase(database, async (em) => {
      await changeSomething(em);
      // A table that the backup does not know, with rows that hang on those it does.
      await em.execute('create table later (institution integer references institution (id))');
      await em.execute('insert into later select id from institution');
    });
    const changed = await everything(database);
    expect(changed).not.toEqual(before);
    const { code, stdout, stderr } = await inkoHere(['db', 'restore', 'a.backup', '--yes']);
    const named = 'inko: the database also holds tables of something else, which the restore drops: later\n';
    expect([code, stderr]).toEqual([0, named]);
    expect(await everything(database)).toEqual(before);

    // What was replaced is whole, too: restored, it is as it was.
    const kept = /is kept: (\S+)/.exec(stdout)?.[1] ?? '';
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect((await inkoHere(['db', 'restore', kept, '--yes'])).code).toBe(0);
    expect(await everything(database)).toEqual(changed);
    expect(drafts(database.folder)).toEqual([]);
  });

  // @spec access-4-20
  test('hold one moment of a database that is written to all the time', async () => {
    const database = await databaseForCommands(engine);
    const { load_a: _a, load_b: _b, data_version: _v, ...before } = await everything(database);
    const end = await underLoad(database, engine);
    for (const name of ['a.backup', 'b.backup'])
      expect(await inkoHere(['db', 'backup', name])).toMatchObject({ code: 0, stderr: '' });
    await end();
    const all = await everything(database);
    expect((await inkoHere(['db', 'restore', 'b.backup', '--yes'])).code).toBe(0);
    const { load_a: a = [], load_b: b = [], data_version: __, ...rest } = await everything(database);
    expect(a.length).toBeGreaterThanOrEqual(50);
    expect(a.length).toBeLessThanOrEqual(all.load_a?.length ?? 0);
    // Of each transaction all or nothing, and none before the last is missing.
    expect(b).toEqual(a);
    expect(Math.max(...a.map((row) => JSON.parse(row).n))).toBe(a.length);
    expect(rest).toEqual(before);
    expect((await inkoHere(['db', 'check'])).code).toBe(0);
  });

  test('spoil nothing where two restores run at once', async () => {
    const { folder, url } = await databaseForCommands(engine);
    const before = await everything({ url });
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    await onDatabase({ url }, changeSomething);
    const args = ['db', 'restore', 'a.backup', '--yes'];
    const programs = [1, 2].map(() => startProgram('cli', args, testEnv(url), folder));
    const codes = await Promise.all(programs.map((program) => program.ended));
    for (const [index, program] of programs.entries())
      if (codes[index] !== 0) expect(program.stderr()).toContain('Nothing was changed.');
    // One of them, or one after the other; of SQLite perhaps neither, where each saw the other's open file.
    if (engine === 'sqlite' && !codes.includes(0)) expect((await inkoHere(args)).code).toBe(0);
    else expect(codes).toContain(0);
    expect(await everything({ url })).toEqual(before);
  });
});

describeWithDatabase('inko db backup and restore', (engine: Engine) => {
  test('are in the audit log, also of the restored database, with user and action', async () => {
    const database = await databaseForCommands(engine);
    const acts = () =>
      onDatabase(database, async (em) => {
        const entries = await em.find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 2 });
        return entries.map(({ at, who, what, detail }) => ({
          isNow: Math.abs(at.getTime() - Date.now()) < 120_000,
          who,
          what,
          detail: JSON.parse(detail ?? ''),
        }));
      });
    const noted = { isNow: true, who: `operator:${userInfo().username}` };
    const contents = { Version: expect.stringMatching(/./), Zeilen: expect.any(Number) };
    const { rows } = JSON.parse((await inkoHere(['db', 'backup', 'a.backup', '--json'])).stdout);
    const [backedUp] = await acts();
    const after = { Datei: 'a.backup', ...contents, Zeilen: rows };
    expect(backedUp).toEqual({ ...noted, what: 'database-backed-up', detail: { after } });

    expect((await inkoHere(['db', 'backup', 'b.backup'])).code).toBe(0);
    const { mtime } = statSync(join(database.folder, 'b.backup'));
    expect(await inkoHere(['db', 'restore', 'b.backup', '--yes'])).toMatchObject({ code: 0, stderr: '' });
    // The backup of b came behind b itself; that of a is in it.
    expect(await acts()).toEqual([
      {
        ...noted,
        what: 'database-restored',
        detail: {
          before: { ...contents, Zeilen: rows + 2 },
          after: { Datei: 'b.backup', Stand: mtime.toISOString(), ...contents, Zeilen: rows + 1 },
        },
      },
      backedUp,
    ]);
    const [restored, made] = (await inkoHere(['audit', 'list'])).stdout.split('\n');
    expect(restored).toMatch(
      /wiederhergestellt\tb\.backup; Stand \d\d\.\d\d\.\d{4}, \d\d:\d\d; \d+\sZeilen$/,
    );
    expect(made).toMatch(/gesichert\ta\.backup; \d+\sZeilen$/);
  });

  test('are made even where they cannot be noted, which is reported', async () => {
    const database = await databaseForCommands(engine);
    await onDatabase(database, (em) => em.execute('alter table audit_entry rename column detail to details'));
    const unnoted = (what: string) => `inko: the ${what} could not be noted in the audit log\n`;
    expect(await inkoHere(['db', 'backup', 'a.backup'])).toMatchObject({
      code: 0,
      stderr: unnoted('backup'),
    });
    expect(await inkoHere(['db', 'restore', 'a.backup', '--yes'])).toMatchObject({
      code: 0,
      stderr: unnoted('restore'),
    });
  });

  // @spec access-4-20
  test('overwrite nothing without --force, and leave no partial file', async () => {
    const { folder } = await databaseForCommands(engine);
    const file = join(folder, 'a.backup');
    writeFileSync(file, 'mine');
    expect(await inkoHere(['db', 'backup', 'a.backup'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'inko: a.backup: is there already; --force overwrites it\n',
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await inkoHere(['db', 'backup', 'a.backup', '--force'])).code).toBe(0);
    expect(readFileSync(file).length).toBeGreaterThan(10_000);
    expect((await inkoHere(['db', 'backup', '.'])).stderr).toBe('inko: .: is a folder\n');
    expect((await inkoHere(['db', 'backup', 'no/a'])).stderr).toBe('inko: no/a: its folder does not exist\n');
    expect((await inkoHere(['db', 'backup', '/dev/null'])).stderr).toBe('inko: /dev/null: is no file\n');
    expect((await inkoHere(['db', 'backup', '-'])).code).toBe(2);
    expect(drafts(folder)).toEqual([]);
  });

  // @spec access-4-20
  test('do not replace what a server has open', async () => {
    const { folder, url } = await databaseForCommands(engine);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const server = startProgram('server', [], testEnv(url), folder);
    onTestFinished(async () => void (await endProgram(server, 'SIGKILL')));
    await server.printed('läuft unter');
    const { code, stdout, stderr } = await inkoHere(['db', 'restore', 'a.backup', '--yes']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^inko: The database is in use.*: end the server and other commands first\. Nothing was changed\.\n$/,
    );
    expect(await endProgram(server)).toBe(0);
    expect((await inkoHere(['db', 'restore', 'a.backup', '--yes'])).code).toBe(0);
  });
});

/** Of PostgreSQL: interrupted-backup.test.ts. */
describe('inko db backup and restore of SQLite', () => {
  // @spec access-4-20
  test('leave nothing behind when Ctrl-C comes in the middle', async () => {
    const { folder, url } = await databaseForCommands('sqlite');
    const before = await everything({ url });
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    for (const args of [
      ['db', 'backup', 'b.backup'],
      ['db', 'restore', 'a.backup', '--yes'],
    ]) {
      const watcher = watch(folder);
      const program = startProgram('cli', args, testEnv(url), folder);
      // As soon as there is a draft, or at the end where it was too fast to be seen.
      await Promise.race([once(watcher, 'change'), program.ended]);
      watcher.close();
      const code = await endProgram(program, 'SIGINT');
      expect([0, null]).toContain(code);
      expect(drafts(folder)).toEqual([]);
      // What it says is so, whenever the signal came.
      if (code === null && args[1] === 'backup')
        expect(program.stderr()).toBe(existsSync(join(folder, 'b.backup')) ? COMPLETE : NO_BACKUP);
      if (code === null && args[1] === 'restore') expect(program.stderr()).toMatch(RESTORE_ENDED);
      expect(await everything({ url })).toEqual(before);
    }
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL database that a server has left idle', () => {
  // @spec access-4-20
  test('is not replaced', async () => {
    const { folder, url } = await databaseForCommands('postgresql');
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const server = startProgram('server', [], testEnv(url), folder);
    onTestFinished(async () => void (await endProgram(server, 'SIGKILL')));
    await server.printed('läuft unter');
    const restore = () => inkoHere(['db', 'restore', 'a.backup', '--yes']);
    const loseConnections = (which: string) =>
      onDatabase({ url }, (em) =>
        em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and ${which}`),
      );
    // As after ten seconds in which nobody asks anything: the pool has closed its connections.
    await loseConnections(`query not like '%advisory_lock_shared%'`);
    expect((await restore()).stderr).toBe(
      'inko: The database is in use (1 serving process): end the server and other commands first. Nothing was changed.\n',
    );
    // The mark comes back where its connection was lost.
    await loseConnections('true');
    const holders = () =>
      onDatabase({ url }, async (em) => {
        const found = await em.execute<{ n: number }[]>(
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return found[0]?.n;
      });
    await expect.poll(holders, { timeout: 60_000 }).toBe(1);
    expect((await restore()).code).toBe(1);
    expect(await endProgram(server)).toBe(0);
    expect((await restore()).code).toBe(0);
  });
});

describeWithDatabase('inko db backup --keep', (engine: Engine) => {
  // @spec access-4-20
  test('names the backup in a folder, and removes only backups that the rule does not keep', async () => {
    const { folder } = await databaseForCommands(engine);
    const names = () => readdirSync(join(folder, 'backups')).toSorted();
    expect((await inkoHere(['db', 'backup', '--keep', '2d', 'backups'])).stderr).toMatch(
      /^inko: backups\/inko-.*\.backup: its folder does not exist\n$/,
    );
    mkdirSync(join(folder, 'backups'));
    const old = ['2025-01-01', '2025-01-02', '2025-02-01'].map((day) => `inko-${day}T030000Z.backup`);
    for (const name of [...old, 'notes.txt']) writeFileSync(join(folder, 'backups', name), 'x');

    const { code, stdout } = await inkoHere(['db', 'backup', '--keep', '2d,2m', 'backups', '--json']);
    expect(code).toBe(0);
    const { file, removed } = JSON.parse(stdout) as { file: string; removed: string[] };
    expect(removed).toEqual(old.slice(0, 2));
    expect(names()).toEqual([old[2], basename(file), 'notes.txt'].toSorted());
    expect((await inkoHere(['db', 'restore', file, '--yes'])).code).toBe(0);
    expect(JSON.parse((await inkoHere(['doctor', '--json'])).stdout)).toContainEqual(
      expect.objectContaining({ state: 'warning', check: 'last backup' }),
    );
    await inkoHere(['db', 'backup', 'one.backup']);
    expect(JSON.parse((await inkoHere(['doctor', '--json'])).stdout)).toContainEqual(
      expect.objectContaining({ state: 'ok', check: 'last backup' }),
    );
  });
});
