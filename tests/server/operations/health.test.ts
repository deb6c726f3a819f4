import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, proveDiskSpace } from '#platform';
import { databaseSchema } from '#setup';
import { Readiness } from '../../../apps/server/operations/readiness.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { testConfig } from '../support/test-config.ts';

const FINE = { database: 'ok', writable: 'ok', migrations: 'ok', disk: 'ok' };

/** A log whose lines can be read. */
function noted() {
  const lines: object[] = [];
  const note = (facts: object, message: string) => void lines.push({ ...facts, message });
  return { lines, log: { info: note, warn: note, error: note } };
}

describeOnBothEngines('health', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { LOG_LEVEL: 'warn' });

  /** A look of its own at the database: the server's answer counts for a second. */
  function looked(orm = database.orm) {
    const { lines, log } = noted();
    const config = testConfig(database.url);
    return { lines, report: () => new Readiness(orm, config, log).report() };
  }

  // @spec operation-1
  test('says that the process lives and could serve, to anybody, and is kept by nobody', async () => {
    const alive = await server().ask('/healthz');
    expect([alive.status, await alive.json()]).toEqual([200, { alive: true }]);
    const ready = await server().ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, checks: FINE }]);
    for (const { headers } of [alive, ready]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
    expect((await server().ask('/readyz', { method: 'HEAD' })).status).toBe(200);
    const wrong = await server().ask('/healthz', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  // @spec operation-1
  test('knows a schema that this version is ahead of, and one that is ahead of it', async () => {
    const { report, lines } = looked();
    const em = database.em();
    const [last] = await em.execute<{ id: number; name: string }[]>(
      'select id, name from migration order by id desc limit 1',
    );
    await em.execute('update migration set name = ? where id = ?', ['29991231-later', last?.id]);
    // The last of this version is missing, and another one stands there.
    expect(await report()).toEqual({
      ready: false,
      checks: { ...FINE, migrations: 'failed' },
      failures: [{ check: 'migrations', type: 'Error', code: 'PENDING', reason: 'Migrations have not run.' }],
    });
    expect(lines).toEqual([
      {
        ...{ message: 'check failed', check: 'migrations', type: 'Error', code: 'PENDING' },
        reason: 'Migrations have not run.',
      },
    ]);
    await em.execute('update migration set name = ? where id = ?', [last?.name, last?.id]);
    await em.execute('insert into migration (name) values (?)', ['29991231-later']);
    expect(await report()).toEqual({ ready: true, checks: { ...FINE, migrations: 'newer' } });
    await em.execute('delete from migration where name = ?', ['29991231-later']);
    expect(await report()).toEqual({ ready: true, checks: FINE });
  });

  test.runIf(engine === 'sqlite')('regards a database that is locked by a writer as writable', async () => {
    const other = new Sqlite(database.url.slice('sqlite:'.length));
    other.exec('begin immediate');
    expect(await looked().report()).toEqual({ ready: true, checks: FINE });
    other.exec('rollback');
    other.close();
  });

  test('names what failed by its code alone', async () => {
    const cause = Object.assign(new Error('connect to db with geheim'), { code: 'ECONNREFUSED' });
    const gone = { em: { fork: () => ({ execute: () => Promise.reject(cause) }) } };
    const { lines, report } = looked(gone as never);
    const failed = { database: 'failed', migrations: 'failed', disk: 'ok' };
    expect(await report()).toMatchObject({ ready: false, checks: failed });
    for (const check of ['database', 'migrations'])
      expect(lines).toContainEqual({
        ...{ message: 'check failed', check, type: 'Error', code: 'ECONNREFUSED' },
        reason: 'The database server is not running, or starts.',
      });
    expect(JSON.stringify(lines)).toContain('ECONNREFUSED');
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });
});

describeOnBothEngines('a database that takes no writes', (engine) => {
  const database = useSeededDatabase(engine);

  // @spec operation-1
  test('is reported', async () => {
    const statement =
      engine === 'postgresql'
        ? // It counts for connections that begin later.
          `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`
        : // A file that may only be read is written by root all the same.
          'drop table rate_count';
    await database.em().execute(statement);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => orm.close());
    const readiness = new Readiness(orm, testConfig(database.url), { info() {}, warn() {}, error() {} });
    expect(await readiness.report()).toMatchObject({
      ready: false,
      checks: { ...FINE, writable: 'failed' },
      failures: [
        engine === 'postgresql'
          ? { check: 'writable', code: '25006', reason: 'The database may only be read.' }
          : { check: 'writable', code: 'SQLITE_ERROR' },
      ],
    });
  });
});

describe('a database file that was replaced by another one', () => {
  const database = useSeededDatabase('sqlite');

  test('is reported, although the other one is whole and can be written', async () => {
    const { lines, log } = noted();
    const readiness = new Readiness(database.orm, testConfig(database.url), log);
    expect(await readiness.report()).toEqual({ ready: true, checks: FINE });
    const file = database.url.slice('sqlite:'.length);
    copyFileSync(file, `${file}.new`);
    renameSync(file, `${file}.old`);
    renameSync(`${file}.new`, file);
    const replaced = {
      ready: false,
      checks: { ...FINE, writable: 'failed' },
      failures: [{ check: 'writable', reason: 'Another database file lies where the opened one was.' }],
    };
    // An answer counts for a second.
    await expect.poll(() => readiness.report()).toMatchObject(replaced);
    expect(lines).toMatchObject([{ message: 'check failed', check: 'writable', code: 'REPLACED' }]);
    renameSync(`${file}.old`, file);
    await expect.poll(() => readiness.report()).toEqual({ ready: true, checks: FINE });
    expect(lines.slice(1)).toEqual([
      { message: 'check passed again', check: 'writable', seconds: expect.any(Number) },
    ]);
  });
});

describe('the free room on a disk', () => {
  const database = useSeededDatabase('sqlite');

  // @spec operation-1
  test('is measured where the process writes, even before the folder exists', async () => {
    const config = testConfig(database.url, { OUTBOX_DIR: join(database.folder, 'not', 'yet') });
    await proveDiskSpace(config, 1);
    await expect(proveDiskSpace(config, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'ENOSPC' });
    const elsewhere = testConfig('postgresql://inko@db/inko', { SMTP_URL: 'smtp://mail.example' });
    await proveDiskSpace(elsewhere, Number.MAX_SAFE_INTEGER);
  });
});
