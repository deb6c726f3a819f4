import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closeDatabase, isDatabaseUnavailable, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { RateCount } from '../../../../modules/platform/visitors/rate-count.entity.ts';
import { seededDatabase, useSeededDatabase } from '../../../server/support/database.ts';
import { POSTGRES_URL } from '../../../server/support/engines.ts';
import { postgresProxy } from '../../../server/support/postgres-proxy.ts';

/** More than a pool has connections, and than SQLite has: one. */
const TIMES = 12;

const row = (letter: string) => ({ spanHash: letter.repeat(64), hits: 1, endsAt: 1 });

async function failureOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );
}

describe('a transaction that SQLite has rolled back by itself', () => {
  const database = useSeededDatabase('sqlite');

  /** Lets the file grow no more, as on a full disk. */
  async function fill(): Promise<void> {
    await database.em().execute('create table if not exists filler (content blob)');
    const [{ page_count: pages } = { page_count: 0 }] = await database
      .em()
      .execute<{ page_count: number }[]>('pragma page_count');
    await database.em().execute(`pragma max_page_count = ${pages}`);
    onTestFinished(async () => void (await database.em().execute('pragma max_page_count = 4294967294')));
  }

  /** Writes until the file is full. */
  async function fillUp(em: SqlEntityManager): Promise<void> {
    for (;;) await em.execute('insert into filler values (zeroblob(100000))');
  }

  test('gives the connection back, and nothing of it is kept', async () => {
    await fill();
    for (let time = 0; time < TIMES; time += 1) {
      const failure = await failureOf(
        database.em().transactional(async (em) => {
          await em.insert(RateCount, row('a'));
          await fillUp(em);
        }),
      );
      expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
    }
    expect(await database.em().count(RateCount)).toBe(0);
    await database.em().transactional((em) => em.nativeDelete(RateCount, {}));
  });

  test('refuses further statements, which would run outside of it', async () => {
    await fill();
    const failure = await failureOf(
      database.em().transactional(async (em) => {
        await failureOf(fillUp(em as SqlEntityManager));
        await em.insert(RateCount, row('b'));
      }),
    );
    expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
    expect(await database.em().count(RateCount)).toBe(0);
  });

  test('ends the one around it, too', async () => {
    await fill();
    const failure = await failureOf(
      database.em().transactional(async (outer) => {
        await outer.insert(RateCount, row('c'));
        await outer.transactional((inner) => fillUp(inner as SqlEntityManager)).catch(() => {});
        await outer.insert(RateCount, row('d'));
      }),
    );
    expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
    expect(await database.em().count(RateCount)).toBe(0);
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a connection to PostgreSQL that is lost', () => {
  const database = useSeededDatabase('postgresql');

  // By its connection: an entity manager would find the transaction that it is called in.
  const endOf = (pid: number) =>
    database.orm.em.getConnection().execute('select pg_terminate_backend(?)', [pid]);

  /** Opens the database with connections of its own, so that others can end them. */
  async function opened(url = database.url) {
    const orm = await openDatabase(url, databaseSchema);
    onTestFinished(() => closeDatabase(orm));
    const em = () => orm.em.fork() as SqlEntityManager;
    const works = async () => expect(await em().execute('select 1 as one')).toEqual([{ one: 1 }]);
    return { em, works };
  }
  const pidOf = async (em: SqlEntityManager) =>
    ((await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid'))[0] as { pid: number }).pid;

  test('is opened again after a transaction, twelve times', async () => {
    const { em, works } = await opened();
    for (let time = 0; time < TIMES; time += 1) {
      const failure = await failureOf(
        em().transactional(async (inner) => {
          await inner.insert(RateCount, row('e'));
          await endOf(await pidOf(inner));
        }),
      );
      expect(isDatabaseUnavailable(failure)).toBe(true);
    }
    await works();
    expect(await em().count(RateCount)).toBe(0);
  });

  test('is opened again while all are in a transaction', async () => {
    const { em, works } = await opened();
    const failures = Array.from({ length: TIMES }, () =>
      failureOf(em().transactional(async (inner) => void (await endOf(await pidOf(inner))))),
    );
    for (const failure of await Promise.all(failures)) expect(isDatabaseUnavailable(failure)).toBe(true);
    await Promise.all(Array.from({ length: TIMES }, works));
  });

  test('is opened again before a transaction has begun', async () => {
    const own = await seededDatabase('postgresql');
    onTestFinished(() => own.drop());
    const proxy = await postgresProxy(own.url);
    const { em, works } = await opened(proxy.url.href);
    // All connections are made, and rest.
    await Promise.all(Array.from({ length: TIMES }, () => em().execute('select pg_sleep(0.1)')));
    proxy.freeze();
    const work = () => em().transactional((inner) => inner.nativeDelete(RateCount, {}));
    const failures = await Promise.all(Array.from({ length: TIMES }, () => failureOf(work())));
    for (const failure of failures) expect(isDatabaseUnavailable(failure)).toBe(true);
    proxy.thaw();
    await expect.poll(() => work().then(() => 'done', String), { timeout: 60_000 }).toBe('done');
    await Promise.all(Array.from({ length: TIMES }, works));
  });

  test('is not lent with a transaction that could not be rolled back', async () => {
    const { em } = await opened();
    let pid = 0;
    await failureOf(
      em().transactional(async (inner) => {
        pid = await pidOf(inner);
        await endOf(pid);
      }),
    );
    const pids = await Promise.all(Array.from({ length: TIMES }, () => pidOf(em())));
    expect(pids).not.toContain(pid);
  });
});
