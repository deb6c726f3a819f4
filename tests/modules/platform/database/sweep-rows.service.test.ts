import { expect, test } from 'vitest';
import { ifFirst, sweepRows } from '#platform';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

describeOnBothEngines('a sweep', (engine) => {
  const database = useSeededDatabase(engine);
  const rows = (span: string) =>
    database.em().execute(`select hits from rate_count where span_hash like '${span}%'`) as Promise<
      { hits: number }[]
    >;
  const add = (span: string, count: number, endsAt: number) =>
    database.em().execute(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
       insert into rate_count (span_hash, hits, ends_at) select '${span}' || i, 1, ${endsAt} from n`,
    );

  test('deletes in slices what has expired, all of it and nothing else', async () => {
    await add('old', 1234, 1000);
    await add('new', 3, 3000);
    const sweep = { table: 'rate_count', where: 'ends_at <= ?', values: [2000] };
    expect(await sweepRows(database.em(), { ...sweep, atOnce: 100 })).toBe(1234);
    expect(await sweepRows(database.em(), sweep)).toBe(0);
    expect(await rows('old')).toEqual([]);
    expect(await rows('new')).toHaveLength(3);
  });

  test('changes rows in the same way', async () => {
    await add('changed', 1001, 5000);
    const sweep = {
      table: 'rate_count',
      set: 'hits = 7',
      where: 'ends_at = ? and hits <> 7',
      values: [5000],
    };
    await sweepRows(database.em(), sweep);
    expect(new Set((await rows('changed')).map(({ hits }) => hits))).toEqual(new Set([7]));
    expect((await rows('new')).map(({ hits }) => hits)).toEqual([1, 1, 1]);
  });

  test('is left to the process that is at it', async () => {
    const other = await another(database, engine);
    const done: string[] = [];
    await ifFirst(database.em(), 'expired', async () => {
      done.push('first');
      // An SQLite file has one process.
      if (engine === 'postgresql') await ifFirst(other.em(), 'expired', async () => void done.push('second'));
      // Work of another kind does not wait.
      await ifFirst(other.em(), 'documents', async () => void done.push('documents'));
    });
    await ifFirst(other.em(), 'expired', async () => void done.push('later'));
    await other.close();
    expect(done).toEqual(['first', 'documents', 'later']);
  });
});
