import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';
import { databaseForCommands, onDatabase } from './db-fixtures.ts';

const SETUP = [
  ...['setup', '--login', 'chefin', '--mail', 'chefin@hersteller.example'],
  ...['--given-name', 'Ada', '--last-name', 'Muster'],
];
/** Commands that only read. */
const READING = [
  ...[['doctor'], ['db', 'status'], ['db', 'check'], ['keys', 'status'], ['recommendations', 'check']],
  ...[
    ['user', 'list'],
    ['export', 'products'],
    ['institution', 'export', '204711'],
  ],
];

describeOnBothEngines('a database of something else', (engine) => {
  /** Names and definitions of all tables. */
  const tables = async (em: SqlEntityManager): Promise<unknown> =>
    engine === 'sqlite'
      ? em.execute('select name, sql from sqlite_schema order by name')
      : em.execute(
          `select relname, relkind from pg_class where relnamespace = 'public'::regnamespace order by 1`,
        );

  async function foreign() {
    const database = await emptyDatabase(engine);
    onTestFinished(() => database.drop());
    callFrom(database);
    await onDatabase(database, async (em) => {
      await em.execute('create table invoice (id integer primary key, amount integer)');
      await em.execute('insert into invoice values (1, 100)');
      await em.execute('create table customer (id integer primary key)');
    });
    return database;
  }

  test('is neither set up nor brought up to date, and nothing is made in it', async () => {
    const database = await foreign();
    const before = await onDatabase(database, tables);
    for (const args of [SETUP, ['migrate'], ['user', 'list'], ['doctor']]) {
      const { code, stdout, stderr } = await inkoHere(args);
      expect([args[0], code, stdout + stderr]).toEqual([
        args[0],
        1,
        expect.stringContaining('The database holds tables of something else (customer, invoice)'),
      ]);
    }
    const { code, stdout } = await inkoHere(['db', 'status', '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { foreign: ['customer', 'invoice'], applied: 0 }]);
    expect(await onDatabase(database, tables)).toEqual(before);
  });

  test('is not set up either where tables of ours stand beside it', async () => {
    const database = await emptyDatabase(engine);
    onTestFinished(() => database.drop());
    callFrom(database);
    expect((await inkoHere(['migrate'])).code).toBe(0);
    await onDatabase(database, (em) => em.execute('create table invoice (id integer)'));
    expect((await inkoHere(SETUP)).stderr).toContain('tables of something else (invoice)');
    await onDatabase(database, (em) => em.execute('drop table invoice'));
    expect((await inkoHere(SETUP)).code).toBe(0);
  });

  test('and an empty one are left as they are by what only reads', async () => {
    const database = await emptyDatabase(engine);
    onTestFinished(() => database.drop());
    callFrom(database);
    await onDatabase(database, async () => {});
    const before = await onDatabase(database, tables);
    for (const args of READING) await inkoHere(args);
    expect((await inkoHere(['user', 'list'])).stderr).toBe(
      'inko: The database is empty. Set it up with: inko setup\n',
    );
    expect(await onDatabase(database, tables)).toEqual(before);
  });

  test('or ours is written to by no command that reads', async () => {
    const database = await databaseForCommands(engine);
    const content = () => readFileSync(database.url.slice('sqlite:'.length));
    const before = engine === 'sqlite' ? content() : null;
    // A server that refuses each write.
    if (engine === 'postgresql') {
      const name = new URL(database.url).pathname.slice(1);
      await onDatabase(database, (em) =>
        em.execute(`alter database ${name} set default_transaction_read_only = on`),
      );
    }
    for (const args of READING) {
      const { code, stdout, stderr } = await inkoHere(args);
      // The doctor finds what /readyz would: this, and nothing else.
      const faults = engine === 'postgresql' && args[0] === 'doctor' ? ['writable'] : [];
      const found = args[0] === 'doctor' ? [...stdout.matchAll(/^error\t(\S+)/gm)].map(([, at]) => at) : [];
      expect([args, code, stderr, found]).toEqual([args, faults.length, '', faults]);
    }
    if (before !== null) expect(content().equals(before)).toBe(true);
    else expect((await inkoHere(['package', 'add', '--name', 'X'])).stderr).toContain('It is read-only');
  });

  if (engine === 'postgresql')
    test('is distinguished from a database of ours that belongs to another account', async () => {
      const database = await databaseForCommands(engine);
      const role = `stranger_${randomBytes(6).toString('hex')}`;
      await onDatabase(database, (em) => em.execute(`create role ${role} login`));
      onTestFinished(async () => {
        await onDatabase(database, (em) => em.execute(`drop role ${role}`));
      });
      callFrom(database);
      const url = new URL(database.url);
      url.username = role;
      vi.stubEnv('DATABASE_URL', url.href);
      const { code, stderr } = await inkoHere(['user', 'list']);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^inko: .*permission denied for table migration.* has to own the tables\.\n$/),
      ]);
    });
});
