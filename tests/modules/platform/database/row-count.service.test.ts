import { beforeAll, expect, test } from 'vitest';
import { countedPage } from '#platform';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

const FEW = 1_230;
const MANY = 12_340;
const PAGE_SIZE = 100;

describeOnBothEngines('the number of rows of a list', (engine) => {
  const database = useSeededDatabase(engine);

  beforeAll(async () => {
    for (const [hits, count] of [
      [1, FEW],
      [2, MANY],
    ] as const)
      await database.em().execute(
        `insert into rate_count (span_hash, hits, ends_at)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
         select ${hits} || '-' || i, ${hits}, i from n`,
      );
    if (engine === 'postgresql') await database.em().execute('analyze rate_count');
  });

  const pageOf = (hits: number, page: number) =>
    countedPage(
      database.em(),
      { from: 'rate_count', where: 'hits = ?', values: [hits] },
      { page, pageSize: PAGE_SIZE },
      async (offset) => {
        const rows = await database
          .em()
          .execute<{ row: number }[]>(
            `select ends_at as row from rate_count where hits = ? order by ends_at limit ${PAGE_SIZE} offset ?`,
            [hits, offset],
          );
        return rows.map(({ row }) => row);
      },
    );

  test('is exact up to 10,000, and a page beyond the last gives the last', async () => {
    expect(await pageOf(1, 2)).toMatchObject({ total: FEW, page: 2, pageSize: PAGE_SIZE });
    expect(await pageOf(1, 99)).toMatchObject({ total: FEW, page: 13, rows: { length: 30 } });
    expect(await pageOf(1, 1)).not.toHaveProperty('isEstimate');
    expect(await pageOf(7, 3)).toMatchObject({ total: 0, page: 1, rows: [] });
  });

  test('above it is an estimate on PostgreSQL, which the pages themselves put right', async () => {
    const first = await pageOf(2, 1);
    expect(first.rows[0]).toBe(1);
    expect(first.isEstimate).toBe(engine === 'postgresql' ? true : undefined);
    expect(first.total).toBeGreaterThan(10_000);
    // However far the estimate is off, there is a way on from a full page, and an end.
    const before = await pageOf(2, 123);
    expect(before.rows).toHaveLength(PAGE_SIZE);
    expect(Math.ceil(before.total / PAGE_SIZE)).toBeGreaterThan(123);
    const end = { total: MANY, page: 124, rows: { length: 40 } };
    expect(await pageOf(2, 124)).toMatchObject(end);
    expect(await pageOf(2, 5_000)).toMatchObject(end);
  });
});
