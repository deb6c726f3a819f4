import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MikroORM, RequestContext } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, underDatabaseLock } from '#platform';
import { databaseSchema, prepareDatabase } from '#setup';
import { fingerprint } from '../../../scripts/fingerprint.mjs';
import { type Engine, POSTGRES_URL } from './engines.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

const SOURCES = ['modules', 'data/catalogue', 'data/definitions', 'data/institution', 'data/migrations'];

/** Made again each day, and where anything that goes into it has changed. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const TEMPLATE = `inko_template_${TODAY}_${fingerprint(SOURCES).slice(0, 12)}`;

/** A database of its own for a group of tests. */
export interface TestDatabase {
  readonly url: string;
  /** Folder for files beside it. */
  readonly folder: string;
  drop(): Promise<void>;
}

/** A database without tables. */
export async function emptyDatabase(engine: Engine): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { url: `sqlite:${join(folder, 'test.sqlite')}`, folder, drop: async () => removeFolder() };
  }
  const name = newName();
  await maintain((em) => em.execute(`create database ${name}`));
  return { url: postgresUrl(name), folder, drop: () => dropPostgres(name).finally(removeFolder) };
}

/** A copy of the migrated and seeded template. */
export async function seededDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'sqlite') {
    const database = await emptyDatabase(engine);
    copyFileSync(await sqliteTemplate(), join(database.folder, 'test.sqlite'));
    return database;
  }
  await makePostgresTemplate();
  const name = newName();
  await maintain((em) => em.execute(`create database ${name} template ${TEMPLATE}`));
  const folder = mkdtempSync(join(tmpdir(), 'inko-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  return { url: postgresUrl(name), folder, drop: () => dropPostgres(name).finally(removeFolder) };
}

/** A seeded database with its connection, from before the first test of a group until after its last. */
export interface OpenedDatabase extends TestDatabase {
  readonly orm: MikroORM;
  /** An entity manager with a memory of its own. */
  em(): SqlEntityManager;
  /** Runs work as the server runs a request. */
  request<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Gives the tests of a group one seeded database. To be used inside of them only. */
export function useSeededDatabase(engine: Engine): OpenedDatabase {
  let database: TestDatabase | undefined;
  let orm: MikroORM | undefined;
  beforeAll(async () => {
    database = await seededDatabase(engine);
    orm = await openDatabase(database.url, databaseSchema);
  });
  afterAll(async () => {
    await orm?.close();
    await database?.drop();
  });
  return {
    get url() {
      return there(database).url;
    },
    get folder() {
      return there(database).folder;
    },
    get orm() {
      return there(orm);
    },
    em: () => there(orm).em.fork() as SqlEntityManager,
    request: (work) => RequestContext.create(there(orm).em, work),
    drop: () => there(database).drop(),
  };
}

/**
 * A second way into a database, for tests of two writers at once: on PostgreSQL with connections of its own, as another
 * process has. On SQLite a second connection of one thread would wait for the first, and the first for the thread: there
 * the writers share the connection, as the requests of one process do.
 */
export async function another(
  database: OpenedDatabase,
  engine: Engine,
): Promise<{ em(): SqlEntityManager; close(): Promise<void> }> {
  if (engine === 'sqlite') return { em: () => database.em(), close: async () => {} };
  const orm = await openDatabase(database.url, databaseSchema);
  return { em: () => orm.em.fork() as SqlEntityManager, close: () => orm.close() };
}

/** How many connections to a PostgreSQL database wait for the end of another's transaction. */
export async function waitingForLocks(em: SqlEntityManager): Promise<number> {
  const waiting = await em.execute(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length;
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The database is there only while tests run.');
  return value;
}

const newName = () => `inko_test_${randomUUID().replaceAll('-', '')}`;

function postgresUrl(database: string): string {
  const url = new URL(POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function seed(url: string): Promise<void> {
  const orm = await openDatabase(url, databaseSchema);
  try {
    await prepareDatabase(orm, testConfig(url), new TestClock());
  } finally {
    await orm.close();
  }
}

/** Several processes may make it at once: each appears as a whole, and all are the same. */
async function sqliteTemplate(): Promise<string> {
  const file = join(tmpdir(), `${TEMPLATE}.sqlite`);
  if (existsSync(file)) return file;
  const draft = await emptyDatabase('sqlite');
  await seed(draft.url);
  renameSync(join(draft.folder, 'test.sqlite'), file);
  await draft.drop();
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith('inko_template_') && name < `inko_template_${TODAY}`) rmSync(join(tmpdir(), name));
  }
  return file;
}

async function makePostgresTemplate(): Promise<void> {
  await maintain((em, orm) =>
    underDatabaseLock(orm, POSTGRES_URL ?? '', async () => {
      const [found] = await em.execute('select 1 from pg_database where datname = ?', [TEMPLATE]);
      if (found !== undefined) return;
      // Made under another name: a template that a run left half-made must never be copied.
      const draft = `${TEMPLATE}_draft`;
      await em.execute(`drop database if exists ${draft} with (force)`);
      await em.execute(`create database ${draft}`);
      await seed(postgresUrl(draft));
      await em.execute(`alter database ${draft} rename to ${TEMPLATE}`);
      // Those of earlier states go, but for the last few: another copy of the sources may be under test.
      const old = await em.execute<{ name: string }[]>(
        `select datname as name from pg_database where datname like 'inko_template_%' and datname <> ?
         order by oid desc offset 4`,
        [TEMPLATE],
      );
      for (const { name } of old) await em.execute(`drop database if exists ${name} with (force)`);
    }),
  );
}

async function dropPostgres(name: string): Promise<void> {
  await maintain((em) => em.execute(`drop database if exists ${name} with (force)`));
}

/** Runs work in the maintenance database. */
export async function maintain(
  work: (em: SqlEntityManager, orm: MikroORM) => Promise<unknown>,
): Promise<void> {
  const orm = await openDatabase(POSTGRES_URL ?? '', databaseSchema);
  try {
    await work(orm.em.fork() as SqlEntityManager, orm);
  } finally {
    await orm.close();
  }
}
