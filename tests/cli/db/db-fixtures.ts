import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { onTestFinished } from 'vitest';
import { closeDatabase, openDatabase, readContents } from '#platform';
import { databaseSchema } from '#setup';
import { seededDatabase, type TestDatabase } from '../../server/support/database.ts';
import type { Engine } from '../../server/support/engines.ts';
import { callFrom } from '../run-here.ts';

/** A seeded database that nobody has open, for commands of one test. */
export async function databaseForCommands(engine: Engine): Promise<TestDatabase> {
  const database = await seededDatabase(engine);
  onTestFinished(() => database.drop());
  callFrom(database);
  return database;
}

/** Runs work on a database, and closes it: SQLite's locks are a process's, and commands run in this one. */
export async function onDatabase<Result>(
  { url }: Pick<TestDatabase, 'url'>,
  work: (em: SqlEntityManager) => Promise<Result>,
): Promise<Result> {
  const orm = await openDatabase(url, databaseSchema);
  try {
    return await work(orm.em.fork() as SqlEntityManager);
  } finally {
    await closeDatabase(orm);
  }
}

/** All rows of all tables but the audit log, to which backups and restores add; as texts in an order of their own. */
export async function everything(database: Pick<TestDatabase, 'url'>): Promise<Record<string, string[]>> {
  const orm = await openDatabase(database.url, databaseSchema);
  try {
    const { rows } = await readContents(orm, database.url);
    const all: Record<string, string[]> = {};
    for (const table of Object.keys(rows).filter((name) => name !== 'audit_entry')) {
      const found = await (orm.em.fork() as SqlEntityManager).execute<object[]>(`select * from "${table}"`);
      all[table] = found.map((row) => JSON.stringify(row)).sort();
    }
    return all;
  } finally {
    await closeDatabase(orm);
  }
}

/**
 * Writes the same number into two tables in each transaction, on and on, from another process. A lock of SQLite has no
 * queue: without a moment between two writes, nobody else might get it on a busy machine.
 */
const WRITERS: Readonly<Record<Engine, string>> = {
  sqlite: `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1].slice('sqlite:'.length), { timeout: 10000 });
    const turn = (n) => {
      database.exec('begin immediate; insert into load_a values (' + n + '); insert into load_b values (' + n + '); commit');
      if (n === 50) console.log('writing');
      setTimeout(turn, 1, n + 1);
    };
    turn(1);`,
  postgresql: `
    const { createRequire } = require('node:module');
    const { Client } = createRequire(require.resolve('@mikro-orm/postgresql'))('pg');
    const client = new Client({ connectionString: process.argv[1] });
    (async () => {
      await client.connect();
      for (let n = 1; ; n += 1) {
        await client.query('begin; insert into load_a values (' + n + '); insert into load_b values (' + n + '); commit');
        if (n === 50) console.log('writing');
      }
    })();`,
};

/** Puts a database under a load of writes, until it is ended. */
export async function underLoad(database: TestDatabase, engine: Engine): Promise<() => Promise<void>> {
  await onDatabase(database, async (em) => {
    for (const table of ['load_a', 'load_b']) await em.execute(`create table ${table} (n integer)`);
  });
  const child = spawn(process.execPath, ['-e', WRITERS[engine], database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  onTestFinished(end);
  await once(child.stdout, 'data');
  return end;
}
