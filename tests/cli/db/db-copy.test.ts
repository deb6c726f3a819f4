import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AuditEntry } from '#platform';
import { emptyDatabase, seededDatabase } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';
import { endProgram, startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { callFrom, inkoHere } from '../run-here.ts';
import { databaseForCommands, everything, onDatabase } from './db-fixtures.ts';

async function newDatabase(engine: 'sqlite' | 'postgresql') {
  const database = await emptyDatabase(engine);
  onTestFinished(() => database.drop());
  return database;
}

/** The same rows with the keys of JSON objects in one order: `jsonb` has an order of its own. */
const ordered = (all: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [
      table,
      rows
        .map((row) => JSON.stringify(JSON.parse(row), (_, value) => (isJson(value) ? sorted(value) : value)))
        .sort(),
    ]),
  );
const isJson = (value: unknown): value is string => typeof value === 'string' && /^[{[]/.test(value);
const sorted = (text: string) =>
  JSON.stringify(JSON.parse(text), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );

const copy = (from: string, to: string) => inkoHere(['db', 'copy', '--from', from, '--to', to, '--json']);

/** The copies that an audit log tells of: engine and name of each source. */
async function copies(url: string) {
  const log = await onDatabase({ url }, (em) =>
    em.find(AuditEntry, { what: 'database-copied' }, { orderBy: { id: 'asc' } }),
  );
  return log.map(({ who, detail }) => {
    const { Art, Quelle, Zeilen } = JSON.parse(detail ?? '').after;
    expect([who, Zeilen > 1000]).toEqual([expect.stringMatching(/^operator:/), true]);
    return [Art, Quelle];
  });
}

test('inko db copy names a database that cannot be used by the option that names it', async () => {
  const nowhere = 'postgresql://inko:geheim@127.0.0.1:1/inko';
  const { url } = await databaseForCommands('sqlite');
  for (const [from, to, option] of [
    [nowhere, 'sqlite:new.sqlite', '--from'],
    [url, nowhere, '--to'],
  ] as const) {
    const { code, stderr } = await copy(from, to);
    expect(code).toBe(1);
    expect(stderr).toContain(
      `ECONNREFUSED 127.0.0.1:1 (${option}: 127.0.0.1:1/inko). No server listens there`,
    );
    expect(stderr).not.toContain('DATABASE_URL');
  }
});

describe.skipIf(POSTGRES_URL === undefined)('inko db copy', () => {
  // @spec access-4-20
  test('brings all rows from SQLite to PostgreSQL and back, each as it was', async () => {
    const source = await databaseForCommands('sqlite');
    await onDatabase(source, async (em) => {
      // Rows that have gone keep their ids from being given out again.
      await em.execute(`insert into competitor (name, version) values ('Von gestern', 1)`);
      await em.execute(`delete from competitor where name = 'Von gestern'`);
      await em.execute(`update institution set name = 'Süd "A" \\ \u{1F300}' where id = 1`);
    });
    const before = await everything(source);
    const postgres = await newDatabase('postgresql');
    const there = await copy(source.url, postgres.url);
    expect([there.code, there.stderr]).toEqual([0, '']);
    const versions = (url: string) =>
      onDatabase({ url }, (em) => em.execute('select name, version from data_version order by name'));
    expect(await versions(postgres.url)).toEqual(await versions(source.url));
    // With the passwords of before.
    callFrom({ ...source, url: postgres.url });
    expect((await inkoHere(['db', 'check', '--json'])).code).toBe(0);
    const back = await newDatabase('sqlite');
    expect((await copy(postgres.url, back.url)).code).toBe(0);
    const after = await everything(back);
    // Migrations are run by each engine itself.
    for (const all of [before, after]) delete all.migration;
    expect(ordered(after)).toEqual(ordered(before));
    expect(await copies(postgres.url)).toEqual([['SQLite', basename(source.url)]]);
    expect(await copies(back.url)).toEqual([
      ['SQLite', basename(source.url)],
      ['PostgreSQL', new URL(postgres.url).pathname.slice(1)],
    ]);

    const next = async (url: string) => {
      await onDatabase({ url }, (em) =>
        em.execute(`insert into competitor (name, version) values ('Neu', 1)`),
      );
      const [row] = await onDatabase({ url }, (em) =>
        em.execute<{ id: number }[]>(`select id from competitor where name = 'Neu'`),
      );
      return row?.id;
    };
    const id = await next(source.url);
    expect([await next(postgres.url), await next(back.url)]).toEqual([id, id]);
  });

  test('refuses a database that is served, holds something, or is of the same engine', async () => {
    const source = await databaseForCommands('sqlite');
    const full = await seededDatabase('postgresql');
    onTestFinished(() => full.drop());
    const before = await everything(full);
    const refused = await copy(source.url, full.url);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('holds something already')]);
    expect(await everything(full)).toEqual(before);
    expect((await copy(source.url, 'sqlite:other.sqlite')).stderr).toContain('Both are of one engine');
    expect(existsSync(join(source.folder, 'other.sqlite'))).toBe(false);
    expect((await copy('sqlite:none.sqlite', full.url)).stderr).toContain('There is no database');
    expect((await copy(source.url, 'mysql://x/y')).code).toBe(2);

    const server = startProgram('server', [], testEnv(source.url), source.folder);
    onTestFinished(async () => void (await endProgram(server, 'SIGKILL')));
    await server.printed('läuft unter');
    const empty = await newDatabase('postgresql');
    expect((await copy(source.url, empty.url)).stderr).toContain('The database is in use');
    expect(await endProgram(server)).toBe(0);
    expect((await copy(source.url, empty.url)).code).toBe(0);
  });
});
