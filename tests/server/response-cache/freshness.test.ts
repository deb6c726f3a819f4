import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ProductRow, ProductSizeRow } from '#catalogue';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { Housekeeping } from '../../../modules/auth/session/housekeeping.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const CATALOGUE = 'cms/allproducts.php';

describeOnBothEngines('the catalogue’s call', (engine) => {
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
  const priceOf = async (id: string) =>
    (await ask(`${CATALOGUE}?flat=true`)).json.find((row: { id: string }) => row.id === id)?.UVP;

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

  test('shows a change at once, also one that another process makes', async () => {
    const other = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => other.close());
    for (const [em, uvp, shown] of [
      [database.em(), 1001, '10.01'],
      [other.em.fork(), 1002, '10.02'],
      [server().orm.em.fork(), 1003, '10.03'],
    ] as const) {
      const { etag } = (await ask()).headers;
      await em.nativeUpdate(ProductSizeRow, { id: 1 }, { uvp });
      const after = await call(server(), CATALOGUE, { token, headers: { 'if-none-match': etag as string } });
      expect(after.status).toBe(200);
      expect(after.json.find(({ id }: { id: string }) => id === '1').sizes.onesize.price).toBe(shown);
      expect(await priceOf('1')).toBe(shown);
    }
  });

  test('shows each kind of change: of a product, a new size, one that is gone', async () => {
    const em = database.em();
    await em.nativeUpdate(ProductRow, { id: 1 }, { produktbezeichnung: 'Neuer Name' });
    expect((await ask()).text).toContain('Neuer Name');
    const { id: _, product, ...size } = await em.findOneOrFail(ProductSizeRow, 1);
    const added = await em.insert(ProductSizeRow, {
      ...size,
      product: product.id,
      pzn: '98100001',
      konfektionsgroesse: 'XXL',
    });
    expect((await ask()).text).toContain('98100001');
    await em.nativeDelete(ProductSizeRow, { id: added as number });
    expect((await ask()).text).not.toContain('98100001');
  });

  test('shows nothing of a change that is not committed, and all of it afterwards', async () => {
    const before = await priceOf('2');
    await server()
      .orm.em.fork()
      .transactional(async (em) => {
        await em.nativeUpdate(ProductSizeRow, { id: 2 }, { uvp: 4242 });
        // On SQLite reading the catalogue again would wait for this transaction: what is kept is given.
        expect(await priceOf('2')).toBe(before);
      });
    expect(await priceOf('2')).toBe('42.42');
    await server()
      .orm.em.fork()
      .transactional(async (em) => {
        await em.nativeUpdate(ProductSizeRow, { id: 2 }, { uvp: 1 });
        throw new Error('on purpose');
      })
      .catch(() => {});
    expect(await priceOf('2')).toBe('42.42');
    await database.em().nativeUpdate(ProductSizeRow, { id: 2 }, { uvp: 4343 });
    expect(await priceOf('2')).toBe('43.43');
  });
});
