import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeEach, expect, test } from 'vitest';
import { databaseActivity } from '../../../modules/platform/connection/database-activity.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';

describeOnBothEngines('a write', (engine) => {
  const database = useSeededDatabase(engine);
  let writes = 0;

  beforeEach(() => {
    databaseActivity(database.em()).whenWritten(() => {
      writes += 1;
    });
    writes = 0;
  });

  const run = async (sql: string, em: SqlEntityManager = database.em()) => {
    writes = 0;
    await em.execute(sql);
    return writes > 0;
  };

  test('is what the engine has changed, however the statement begins', async () => {
    expect(await run('with named as (select id from users) select * from named')).toBe(false);
    expect(await run('select id from users')).toBe(false);
    expect(await run('update users set failed_tries = 0 where id = 0')).toBe(false);
    expect(await run('update users set failed_tries = 0 where id = 1')).toBe(true);
    expect(await run('update users set failed_tries = 0 where id = 1 returning id')).toBe(true);
    expect(await run('update users set failed_tries = 0 where id = 0 returning id')).toBe(false);
    expect(await run('/* named */ update users set failed_tries = 0 where id = 1')).toBe(true);
  });

  test('of a transaction counts when it is committed', async () => {
    writes = 0;
    await database.em().transactional(async (em) => {
      await em.execute('update users set failed_tries = 0 where id = 1');
      await em.execute('select id from users');
      expect(writes).toBe(0);
    });
    expect(writes > 0).toBe(true);
    writes = 0;
    const undone = database.em().transactional(async (em) => {
      await em.execute('update users set failed_tries = 0 where id = 1');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(writes).toBe(0);
  });
});
