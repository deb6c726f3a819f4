import { expect, onTestFinished, test } from 'vitest';
import { User } from '#auth';
import { lookUp, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

describeOnBothEngines('look-ups past the ORM', (engine) => {
  const database = useSeededDatabase(engine);
  const NAME = 'select vorname as value from users where login_key = ?';
  const KEY = 'select login_key as value from users where vorname = ? and nachname = ?';
  const COUNT = 'select count(*) as value from users where id > ?';

  test('give each statement its own row on one connection, whichever was asked first and last', async () => {
    // On PostgreSQL a statement is prepared by its name, for as long as its connection lives.
    const orm = await openDatabase(database.url, databaseSchema, { pool: { min: 1, max: 1 } });
    onTestFinished(() => orm.close());
    const em = orm.em.fork();
    const { vorname, nachname } = await em.findOneOrFail(User, { loginKey: 'demo' });
    const ask = (sql: string, ...values: (string | number)[]) =>
      lookUp<{ value: unknown }>(em, sql)(...values);
    for (let round = 0; round < 2; round += 1) {
      expect(await ask(NAME, 'demo')).toEqual({ value: vorname });
      expect(await ask(KEY, vorname, nachname)).toEqual({ value: 'demo' });
      expect(Number((await ask(COUNT, 0))?.value)).toBe(await em.count(User));
    }
    expect(await ask(NAME, 'nobody')).toBeNull();
  });

  test('give each its own row even when many are made at once', async () => {
    const em = database.em();
    const users = await em.find(User, { loginKey: { $ne: null } });
    const names = lookUp<{ value: string }>(em, NAME);
    const keys = lookUp<{ value: string }>(em, KEY);
    const asked = Array.from({ length: 5 }, () => users).flat();
    const found = await Promise.all(
      asked.map(async ({ loginKey, vorname, nachname }) => [
        (await names(loginKey as string))?.value,
        (await keys(vorname, nachname))?.value,
      ]),
    );
    expect(found).toEqual(asked.map(({ loginKey, vorname }) => [vorname, loginKey]));
  });
});
