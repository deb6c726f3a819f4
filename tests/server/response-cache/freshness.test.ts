import { beforeEach, expect, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { Housekeeping } from '../../../modules/auth/housekeeping.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const CATALOGUE = 'cms/allproducts.php';

/** That a change is shown at once: tests/modules/platform/database/read-model.service.test.ts. */
describeWithDatabase('the catalogue’s call', (engine) => {
  const database = useSeededDatabase(engine);
  const queries: string[] = [];
  const server = useServer(
    database,
    {},
    { debug: ['query'], colors: false, logger: (line) => queries.push(line) },
    // What the server does by itself would be counted: its first sweep a second after the start, and what it reads ahead.
    { overrides: [[Housekeeping, {}]], warm: false },
  );
  let token = '';

  beforeEach(async () => {
    token = await tokenOf(server(), 'beratung');
    await call(server(), CATALOGUE, { token });
    await call(server(), `${CATALOGUE}?flat=true`, { token });
  });

  /** What is asked of the database while something is done, by the outermost table it is read from. */
  async function tablesAsked(work: () => Promise<unknown>): Promise<string[]> {
    queries.length = 0;
    await work();
    return queries.map((line) => [...line.matchAll(/from ["`]?(\w+)/g)].at(-1)?.[1] ?? line);
  }

  const ask = (path = CATALOGUE) => call(server(), path, { token });
  // @spec access-7-1
  test('reads the catalogue in slices of 500 at one moment, and asks for its version alone while it is the same', async () => {
    await database.em().nativeUpdate(ProductSizeRow, { id: 1 }, { uvp: 796 });
    expect(await tablesAsked(() => ask())).toEqual([
      'session',
      'data_version',
      // Before and after: nobody has written meanwhile.
      'data_version',
      // The names of all pictures, never their bytes.
      'product_image',
      'product',
      'product_size',
      'data_version',
    ]);
    expect(await tablesAsked(() => ask())).toEqual(['session', 'data_version']);
    expect(await tablesAsked(() => ask(`${CATALOGUE}?flat=false`))).toEqual(['session', 'data_version']);
    const known = (await ask()).headers.etag as string;
    const headers = { 'if-none-match': known };
    expect(await tablesAsked(() => call(server(), CATALOGUE, { token, headers }))).toEqual([
      'session',
      'data_version',
    ]);
  });

  test.each(['insti_kv', 'insti_prices', 'krankenkassen', 'wettbewerber'])(
    'reads once and then asks for the version alone: %s.php',
    async (name) => {
      await ask(`cms/${name}.php`);
      expect(await tablesAsked(() => ask(`cms/${name}.php`))).toEqual(['session', 'data_version']);
    },
  );
});
