import { beforeAll, expect, test } from 'vitest';
import { ProductAdminService, ProductImageService, ProductService } from '#catalogue';
import { imageAddress } from '#catalogue/domain';
import { SizesRemovalService } from '#consultation';
import { ProductImage } from '../../../../modules/catalogue/images/product-image.entity.ts';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct } from '../product-rows.ts';
import { jpeg, SCRIPT } from './sample-images.ts';

const DAY = 24 * HOUR;

describeWithDatabase('pictures of products', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const images = async () => (await services()).get(ProductImageService);
  const catalogue = async () => (await services()).get(ProductService);
  const admin = async () => asEdge((await services()).get(ProductAdminService), { save: productInput });
  let red: Uint8Array;
  let blue: Uint8Array;

  beforeAll(async () => {
    red = await jpeg(600, 600);
    blue = await jpeg(600, 600, { r: 20, g: 40, b: 200 });
  });

  const store = async (name: string, bytes: Uint8Array, taken: 'replace' | 'beside' = 'replace') =>
    (await images()).store(vendor, { name, bytes }, taken);
  const present = (name: string) => database.em().fork().count(ProductImage, { name });
  const read = async (key: string) =>
    (await images()).read(imageAddress(key, 'small').replace('/bilder/', ''));
  const imageOf = async (name: string) =>
    (await (await catalogue()).combined(vendor)).find((each) => each.Produktbezeichnung === name)?.image;
  const acts = async (what: string) =>
    (
      await database
        .em()
        .fork()
        .find(AuditEntry, { what }, { orderBy: { id: 1 } })
    ).map(({ detail }) => JSON.parse(detail ?? '{}'));
  const add = async (number: number, Produktbezeichnung: string, imagepfad: string) =>
    (await admin()).save(vendor, anotherProduct(number, { Produktbezeichnung, imagepfad }));

  // @spec access-4-17
  test('are shown by products that name them, under another address each time', async () => {
    await add(1, 'Mit Bild', 'mit-bild');
    expect(await imageOf('Mit Bild')).toBeUndefined();
    const first = await store('mit-bild.jpg', red);
    expect(first).toMatchObject({ name: 'mit-bild', outcome: 'added', width: 600, height: 600 });
    expect(await imageOf('Mit Bild')).toBe(first.key);
    expect(Buffer.from((await read(first.key)) ?? []).subarray(0, 3)).toEqual(Buffer.from([255, 216, 255]));
    // The same file again is no other picture.
    expect(await store('mit-bild', red)).toMatchObject({ outcome: 'identical', key: first.key });
    const second = await store('mit-bild', blue);
    expect(second).toMatchObject({ outcome: 'replaced' });
    expect(second.key).not.toBe(first.key);
    expect(await imageOf('Mit Bild')).toBe(second.key);
    expect(await read(first.key)).toBeNull();
    expect((await acts('image-saved')).map(({ after }) => after.name)).toEqual(['mit-bild', 'mit-bild']);
    const back = await store('mit-bild', red);
    expect(back.key).not.toBe(first.key);
  });

  // @spec access-4-17
  test('do not overwrite another one of the same name', async () => {
    const first = await store('gleich', red, 'beside');
    expect(await store('gleich.jpg', red, 'beside')).toMatchObject({ name: 'gleich', outcome: 'identical' });
    expect(await store('gleich', blue, 'beside')).toMatchObject({ name: 'gleich-2', outcome: 'added' });
    expect(await store('gleich', blue, 'beside')).toMatchObject({ name: 'gleich-2', outcome: 'identical' });
    expect(await read(first.key)).not.toBeNull();
  });

  test('are refused where they are something else, and nothing of them is kept', async () => {
    await expect(store('skript.jpg', SCRIPT)).rejects.toMatchObject({ code: 'invalid' });
    await expect(store('', red)).rejects.toMatchObject({ fields: { name: expect.any(String) } });
    expect(await present('skript')).toBe(0);
  });

  // @spec access-4-17
  test('are deleted once no product names them, after a change or an announced deletion', async () => {
    const a = await add(2, 'Erstes', 'geteilt');
    const b = await add(3, 'Zweites', 'geteilt');
    await store('geteilt', red);
    const removal = (await services()).get(SizesRemovalService);
    expect(await removal.usage(vendor, [a])).toMatchObject({ products: ['Erstes'], images: [] });
    expect(await removal.remove(vendor, [a])).toMatchObject({ images: [] });
    expect(await present('geteilt')).toBe(1);
    expect(await removal.usage(vendor, [b])).toMatchObject({ products: ['Zweites'], images: ['geteilt'] });
    expect(await removal.remove(vendor, [b])).toMatchObject({ images: ['geteilt'] });
    expect(await present('geteilt')).toBe(0);

    const { id } = await add(4, 'Drittes', 'allein');
    await store('allein', red);
    await (await admin()).save(vendor, {
      ...anotherProduct(4, { Produktbezeichnung: 'Drittes' }),
      id,
      imagepfad: '',
    });
    expect(await present('allein')).toBe(0);
    expect((await acts('image-deleted')).map(({ before }) => before.name)).toEqual(['geteilt', 'allein']);
  });

  test('are deleted with the next upload after 30 days without a product', async () => {
    await add(5, 'Bleibt', 'genannt');
    await store('genannt', red);
    await store('liegen-geblieben', red);
    clock.advance(29 * DAY);
    await store('anlass', red);
    expect(await present('liegen-geblieben')).toBe(1);
    clock.advance(2 * DAY);
    await store('anlass', blue);
    expect([await present('liegen-geblieben'), await present('genannt')]).toEqual([0, 1]);
  });
});
