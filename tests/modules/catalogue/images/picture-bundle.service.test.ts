import { beforeAll, expect, test } from 'vitest';
import { ProductImageService, ProductRow } from '#catalogue';
import type { CareDefinitions } from '#consultation/domain';
import { unpackFiles } from '#platform/domain';
import { partAddress } from '../../../../modules/catalogue/images/picture-bundle.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { jpeg } from './sample-images.ts';

const OPERATOR = { kind: 'operator', name: 'test' } as const;

describeWithDatabase('the pictures of all products', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let red: Uint8Array;
  let blue: Uint8Array;

  beforeAll(async () => {
    red = await jpeg(600, 600);
    blue = await jpeg(600, 600, { r: 20, g: 40, b: 200 });
  });

  const store = async (name: string, bytes: Uint8Array) =>
    (await servicesOn(database.em(), new TestClock()))
      .get(ProductImageService)
      .store(OPERATOR, { name, bytes }, 'replace');
  const bundle = async (): Promise<CareDefinitions['pictures']> => {
    const cookie = await server().cookieOf('beratung');
    return (await (await server().ask('/careDefinitions/0', { cookie })).json()).pictures;
  };
  const part = async (size: 'small' | 'large', of: { version: string; count: number }, number = 0) =>
    server().ask(partAddress(of, size, number));

  test('are served together, under an address that names no product', async () => {
    expect(await bundle()).toBeNull();
    const stored = [await store('valdumea-einlage-frauen', red), await store('tavenor-slip', blue)];
    await store('niemand-zeigt-es', blue);
    const found = await bundle();
    expect(found?.count).toBe(await named(stored.map(({ name }) => name)));
    if (found === null) throw new Error('There is no bundle.');
    for (const size of ['small', 'large'] as const) {
      const answer = await part(size, found);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const packed = new Uint8Array(await answer.arrayBuffer());
      const pictures = unpackFiles<string>(packed);
      expect(pictures).toHaveLength(found.count);
      expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining(pictures.map(({ head }) => head)));
      for (const { start } of pictures) expect(packed.slice(start, start + 3)).toEqual(JPEG);
      expect((await part(size, found, 1)).status).toBe(404);
    }
  });

  test('get a new address with each picture, and the previous one is gone', async () => {
    const before = await bundle();
    await store('valdumea-einlage-frauen', blue);
    const after = await bundle();
    if (before === null || after === null) throw new Error('There is no bundle.');
    expect(after.version).not.toBe(before.version);
    expect((await part('small', before)).status).toBe(404);
    expect((await part('small', after)).status).toBe(200);
  });

  /** How many of some names products say. */
  async function named(names: readonly string[]): Promise<number> {
    const rows = await database
      .em()
      .fork()
      .find(ProductRow, { imagepfad: { $in: [...names] } });
    return new Set(rows.map(({ imagepfad }) => imagepfad)).size;
  }
});

const JPEG = Uint8Array.from([255, 216, 255]);
