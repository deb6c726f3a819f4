import { expect, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { Housekeeping } from '../../../modules/auth/housekeeping.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('after something was saved', (engine) => {
  const database = useSeededDatabase(engine);
  const queries: string[] = [];
  const server = useServer(
    database,
    {},
    { debug: ['query'], colors: false, logger: (line) => queries.push(line) },
    { overrides: [[Housekeeping, {}]] },
  );

  test('the catalogue is read again after any answer, so that nobody waits for it', async () => {
    const token = await tokenOf(server(), 'beratung');
    const isRead = () => queries.some((line) => /from ["`]?product_size/.test(line));
    // Any answer of this process: here one that shows no product.
    const ask = () => call(server(), 'cms/wettbewerber.php', { token });
    await ask();
    await expect.poll(isRead).toBe(true);
    await database.em().nativeUpdate(ProductSizeRow, { id: 1 }, { uvp: 4711 });
    queries.length = 0;
    await ask();
    await expect.poll(isRead).toBe(true);
    queries.length = 0;
    const { json } = await call(server(), 'cms/allproducts.php', { token });
    expect(JSON.stringify(json)).toContain('"47.11"');
    expect(isRead()).toBe(false);
  });
});
