import { statSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { migrate, openDatabase, underDatabaseLock } from '#platform';
import { databaseSchema, prepareDatabase } from '#setup';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { emptyDatabase, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines, type Engine } from '../../../server/support/engines.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { testConfig } from '../../../server/support/test-config.ts';

/** An empty database with its connection, for one test. */
async function openEmpty(engine: Engine) {
  const database = await emptyDatabase(engine);
  const orm = await openDatabase(database.url, databaseSchema);
  onTestFinished(async () => {
    await orm.close();
    await database.drop();
  });
  return { ...database, orm };
}

/** Rows of the tables that a seed fills. */
async function countRows(orm: Awaited<ReturnType<typeof openDatabase>>): Promise<number[]> {
  const em = orm.em.fork();
  return [await em.count(User), await em.count(Institution)];
}

describe('SQLite', () => {
  const database = useSeededDatabase('sqlite');

  test('keeps its file to the account that runs it', async () => {
    const { url } = await openEmpty('sqlite');
    expect(statSync(url.slice('sqlite:'.length)).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['journal_mode', { journal_mode: 'wal' }],
    ['foreign_keys', { foreign_keys: 1 }],
    ['busy_timeout', { timeout: 0 }],
  ])('has %s set on the connection of MikroORM, inside of a transaction too', async (pragma, expected) => {
    expect(await database.em().execute(`pragma ${pragma}`)).toEqual([expected]);
    await database.em().transactional(async (em) => {
      const [row] = await em
        .getConnection()
        .execute(`pragma ${pragma}`, [], 'all', em.getTransactionContext());
      expect(row).toEqual(expected);
    });
  });
});

describeOnBothEngines('the database', (engine) => {
  const database = useSeededDatabase(engine);

  test('refuses a row that points nowhere', async () => {
    await expect(
      database.em().insert(OwnPrice, { institution: 999, sizeId: 1, price: 1 }),
    ).rejects.toMatchObject({ name: 'ForeignKeyConstraintViolationException' });
  });

  test('takes the sessions of a user along with the user', async () => {
    const em = database.em();
    const user = await em.findOneOrFail(User, { loginKey: 'demo' });
    const now = new Date();
    await em.insert(Session, { tokenHash: 'a'.repeat(64), user: user.id, created: now, lastSeen: now });
    await em.nativeDelete(User, { id: user.id });
    expect(await em.count(Session)).toBe(0);
  });
});

describeOnBothEngines('migrations', (engine) => {
  test('make exactly the tables that the entities describe', async () => {
    const { orm } = await openEmpty(engine);
    await migrate(orm);
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  test('are compared by a check that notices a difference', async () => {
    const { orm } = await openEmpty(engine);
    await migrate(orm);
    await orm.schema.execute('drop index session_created_index');
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toContain('session_created_index');
  });

  test('do nothing the second time', async () => {
    const { orm } = await openEmpty(engine);
    expect((await orm.migrator.up()).length).toBeGreaterThan(0);
    expect(await orm.migrator.up()).toEqual([]);
    expect(await orm.migrator.getPending()).toEqual([]);
  });

  test('refuse a database in which a newer version has been at work', async () => {
    const { orm } = await openEmpty(engine);
    await migrate(orm);
    await orm.schema.execute("insert into migration (name) values ('20991231-later')");
    await expect(migrate(orm)).rejects.toThrow('of a newer version (migration 20991231-later)');
  });

  test('have the same names on both engines', () => {
    const { sqlite, postgresql } = databaseSchema.migrations;
    expect(sqlite.map(({ name }) => name)).toEqual(postgresql.map(({ name }) => name));
  });
});

describeOnBothEngines('preparing a database', (engine) => {
  test('leaves nothing of a seed that fails half-way, and can be done again', async () => {
    const { orm, url } = await openEmpty(engine);
    await migrate(orm);
    // The last step of the seed cannot be done: two of the users have one salutation.
    await orm.schema.execute('create unique index in_the_way on users (anrede)');
    await expect(prepareDatabase(orm, testConfig(url), new TestClock())).rejects.toMatchObject({
      name: 'UniqueConstraintViolationException',
    });
    expect(await countRows(orm)).toEqual([0, 0]);
    for (const table of [
      'rights',
      'roles',
      'role_right',
      'paket',
      'krankenkasse',
      'product',
      'product_size',
    ]) {
      expect([table, await orm.schema.execute(`select 1 from ${table} limit 1`)]).toEqual([table, undefined]);
    }
    await orm.schema.execute('drop index in_the_way');
    await prepareDatabase(orm, testConfig(url), new TestClock());
    expect(await countRows(orm)).toEqual([5, 3]);
  });

  test('waits until another one in the same process is done', async () => {
    const { orm, url } = await openEmpty(engine);
    const other = await openDatabase(url, databaseSchema);
    onTestFinished(() => other.close());
    await Promise.all([orm, other].map((each) => prepareDatabase(each, testConfig(url), new TestClock())));
    expect(await countRows(orm)).toEqual([5, 3]);
  });

  test('says what it waits for', async () => {
    const { orm, url } = await openEmpty(engine);
    const other = await openDatabase(url, databaseSchema);
    onTestFinished(() => other.close());
    const said = await new Promise<string>((resolve, reject) => {
      // The one under way ends when the other has said that it waits.
      const first = new Promise<string>((notify) => {
        void underDatabaseLock(orm, url, async () => {
          underDatabaseLock(other, url, async () => {}, notify).then(() => first.then(resolve), reject);
          await first;
        }).catch(reject);
      });
    });
    expect(said).toBe('Waiting for another process that sets up, updates or restores the database …');
  });

  test('passes the lock on when the work under it fails', async () => {
    const { orm, url } = await openEmpty(engine);
    const work = () => Promise.reject(new Error('on purpose'));
    await expect(underDatabaseLock(orm, url, work)).rejects.toThrow('on purpose');
    let done = false;
    await underDatabaseLock(orm, url, async () => {
      done = true;
    });
    expect(done).toBe(true);
  });
});
