import { expect, test } from 'vitest';
import { heavyRead } from '#platform';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

describeOnBothEngines('reading what takes long', (engine) => {
  const database = useSeededDatabase(engine);
  const asking = (name: string) => ({ kind: 'operator', name }) as const;

  test('is done two at a time, and the next begins when one ends', async () => {
    const begun: number[] = [];
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const reads = gates.map(({ promise }, at) =>
      heavyRead(database.em(), asking('a'), async (em) => {
        begun.push(at);
        await promise;
        return em.execute<{ one: number }[]>('select 1 as one');
      }),
    );
    await expect.poll(() => begun).toEqual([0, 1]);
    // Others are not held up meanwhile.
    expect(await database.em().execute('select 2 as two')).toEqual([{ two: 2 }]);
    gates[1]?.resolve();
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const { resolve } of gates) resolve();
    expect(await Promise.all(reads)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
  });

  test('has a statement timeout of its own on PostgreSQL, and leaves none behind', async () => {
    if (engine !== 'postgresql') return;
    const shown = "select current_setting('statement_timeout') as value";
    const before = await database.em().execute(shown);
    expect(await heavyRead(database.em(), asking('a'), (em) => em.execute(shown))).toEqual([
      { value: '15s' },
    ]);
    expect(await database.em().execute(shown)).toEqual(before);
    const canceled = heavyRead(database.em(), asking('a'), async (em) => {
      await em.execute('set local statement_timeout = 10');
      return em.execute('select pg_sleep(60)');
    });
    await expect(canceled).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('is refused where too many wait', async () => {
    const gate = Promise.withResolvers<void>();
    const reads = Array.from({ length: 30 }, () =>
      heavyRead(database.em(), asking('a'), () => gate.promise).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
    await expect.poll(() => Promise.race([...reads, 'none'])).toBe('unavailable');
    gate.resolve();
    const results = await Promise.all(reads);
    expect(results.filter((result) => result === 'done')).toHaveLength(22);
    expect(results.filter((result) => result === 'unavailable')).toHaveLength(8);
  });
});
