import { copyFileSync, readFileSync } from 'node:fs';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { LoginService } from '#auth';
import {
  type DatabaseSchema,
  databaseKind,
  Keyring,
  migrate,
  openDatabase,
  refuseNewerSchema,
  schemaState,
} from '#platform';
import { checkDatabase, databaseSchema } from '#setup';
import { emptyDatabase, type TestDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines, type Engine } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD, testConfig } from '../../../server/support/test-config.ts';

/**
 * Databases of the oldest version that docs/grow.md promises to bring up to date, made by that version: a part of its
 * demo, and a row or two of each other table. The secret of its keys is that of the tests.
 */
const OLDEST = new URL('2026-11-24', import.meta.url).pathname;
const LAST_OF_OLDEST = '2026112480-offer-count';

/** Rows of tables that a start rewrites; those of the migrations themselves are only added to. */
const REWRITTEN: readonly string[] = ['data_version', 'migration'];

type Row = Readonly<Record<string, unknown>>;

async function oldDatabase(engine: Engine): Promise<TestDatabase> {
  const database = await emptyDatabase(engine);
  const kind = databaseKind(database.url);
  if (kind.engine === 'sqlite') {
    copyFileSync(`${OLDEST}.sqlite`, kind.file);
    return database;
  }
  const orm = await openDatabase(database.url, databaseSchema);
  await (orm.em.fork() as SqlEntityManager).execute(readFileSync(`${OLDEST}.sql`, 'utf8'));
  await orm.close();
  return database;
}

/** Each table with its rows, in the order of their columns' texts. */
async function contents(em: SqlEntityManager): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = await em.execute<{ name: string }[]>(
    em.getPlatform().getDefaultSchemaName() === undefined
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by 1"
      : "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found = new Map<string, readonly Row[]>();
  for (const { name } of tables) found.set(name, await em.execute<Row[]>(`select * from ${name}`));
  return found;
}

/** Rows as texts with some columns alone, sorted. */
const texts = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

/** A version whose last migration was the named one. */
function versionUntil(last: string): DatabaseSchema {
  const until = (list: DatabaseSchema['migrations']['sqlite']) =>
    list.slice(0, list.findIndex(({ name }) => name === last) + 1);
  const { sqlite, postgresql } = databaseSchema.migrations;
  return { ...databaseSchema, migrations: { sqlite: until(sqlite), postgresql: until(postgresql) } };
}

test('the oldest version that is brought up to date is named in the documentation', () => {
  expect(readFileSync('docs/grow.md', 'utf8')).toContain(LAST_OF_OLDEST);
});

describeOnBothEngines('a database of the oldest version', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await oldDatabase(engine);
    return () => database.drop();
  });

  const opened = async (schema: DatabaseSchema = databaseSchema) => {
    const orm = await openDatabase(database.url, schema);
    onTestFinished(() => orm.close());
    return orm;
  };

  test('is brought up to date with all of its rows as they were', async () => {
    const old = await opened(versionUntil(LAST_OF_OLDEST));
    expect(await schemaState(old)).toMatchObject({ last: LAST_OF_OLDEST, pending: 0, newer: false });
    const before = await contents(old.em.fork() as SqlEntityManager);
    expect(before.size).toBeGreaterThan(30);
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table);
    expect(empty).toEqual([
      'edited_texts',
      'rate_count',
      'second_factor_step',
      'solved_challenge',
      'staged_import',
    ]);

    const orm = await opened();
    expect((await migrate(orm)).length).toBeGreaterThan(5);
    expect(await schemaState(orm)).toMatchObject({ pending: 0, newer: false });
    const after = await contents(orm.em.fork() as SqlEntityManager);
    for (const [table, rows] of before) {
      if (REWRITTEN.includes(table)) continue;
      const columns = Object.keys(rows[0] ?? {});
      expect([table, texts(after.get(table) ?? [], columns)]).toEqual([table, texts(rows, columns)]);
    }
    const checked = await checkDatabase(orm, new Keyring(testConfig(database.url).pdfKeys));
    expect(checked.filter(({ state }) => state === 'error')).toEqual([]);
  });

  test('lets its users in, and has what later versions added', async () => {
    const orm = await opened();
    const em = orm.em.fork() as SqlEntityManager;
    const login = servicesOn(em, new TestClock(new Date('2026-11-27T09:00:00Z'))).get(LoginService);
    expect(await login.login('beratung', DEMO_PASSWORD)).toMatchObject({ ok: true });
    const [user] = await em.execute('select nachname_key, vorname_key from users where id = 3');
    expect(user).toEqual({ nachname_key: 'ozgur-gross', vorname_key: 'emilie' });
    const [institution] = await em.execute('select name_key, ort_key from institution where id = 2');
    expect(institution).toEqual({ name_key: 'arztehaus strasse', ort_key: 'uberlingen' });
    expect((await em.execute('select positionsnummer from contract_price')).length).toBeGreaterThan(0);
  });

  test('is refused from then on by the version it was of', async () => {
    const old = await opened(versionUntil(LAST_OF_OLDEST));
    await expect(migrate(old)).rejects.toThrow(
      'The database is of a newer version (migration 2026112501-card-lines). Start that version, or restore a backup from before it.',
    );
    await expect(refuseNewerSchema(old)).rejects.toThrow('newer version');
  });
});
