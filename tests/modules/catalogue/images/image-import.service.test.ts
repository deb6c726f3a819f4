import { beforeAll, expect, test } from 'vitest';
import {
  ImageImportService,
  ProductAdminService,
  ProductImageService,
  ProductRow,
  ProductSizeRow,
} from '#catalogue';
import { DomainError } from '#platform/domain';
import { ProductImage } from '../../../../modules/catalogue/images/product-image.entity.ts';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { anotherProduct } from '../product-rows.ts';
import { jpeg, SCRIPT } from './sample-images.ts';

describeWithDatabase('pictures of products', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const admin = async () => asEdge((await services()).get(ProductAdminService), { save: productInput });
  let red: Uint8Array;
  let blue: Uint8Array;

  beforeAll(async () => {
    red = await jpeg(600, 600);
    blue = await jpeg(600, 600, { r: 20, g: 40, b: 200 });
  });

  const store = async (name: string, bytes: Uint8Array) =>
    (await services()).get(ProductImageService).store(vendor, { name, bytes }, 'replace');
  const present = (name: string) => database.em().fork().count(ProductImage, { name });
  const add = async (number: number, Produktbezeichnung: string, imagepfad: string) =>
    (await admin()).save(vendor, anotherProduct(number, { Produktbezeichnung, imagepfad }));
  const importing = async (
    files: readonly (readonly [string, () => Promise<Uint8Array>])[],
    actor = vendor,
  ) => {
    const given = files.map(([file, bytes]) => ({ file, bytes }));
    const done = [];
    for await (const each of (await services()).get(ImageImportService).import(actor, given, true))
      done.push(each);
    return done;
  };

  // @spec access-4-17
  test('are matched by the names of their files before anything is sent, and stored one by one', async () => {
    const a = await add(30, 'Viele A', 'viele-a');
    await add(31, 'Viele B', 'viele-a');
    await store('viele-a', blue);
    const { artikelnummer } = await database.em().fork().findOneOrFail(ProductSizeRow, a.id);
    const files = ['viele-a.jpg', `${artikelnummer}.JPG`, 'niemand.jpg', 'viele-a.png'];
    const found = await (await services()).get(ImageImportService).matches(vendor, files);
    expect(
      found.map(({ file, fault, products, replaces }) => [
        file,
        fault !== null,
        products.map(({ name }) => name),
        replaces,
      ]),
    ).toEqual([
      ['viele-a.jpg', false, ['Viele A', 'Viele B'], true],
      [`${artikelnummer}.JPG`, false, ['Viele A'], false],
      ['niemand.jpg', true, [], false],
      ['viele-a.png', true, [], false],
    ]);
    const one = async (file: string, bytes: Uint8Array) =>
      (await services()).get(ImageImportService).importOne(vendor, file, bytes);
    expect(await one('viele-a.jpg', red)).toMatchObject({
      outcome: 'replaced',
      products: ['Viele A', 'Viele B'],
    });
    await expect(one('niemand.jpg', red)).rejects.toMatchObject({ code: 'not-found' });
    await expect(one('viele-a.jpg', SCRIPT)).rejects.toMatchObject({ code: 'invalid' });
    await expect(one('viele-a.jpg', new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'limit',
    });
  });

  // @spec access-4-17
  test('are imported from a folder by name or Artikelnummer, each file by itself', async () => {
    await add(6, 'Ordner A', 'ordner-a');
    const b = await add(7, 'Ordner B', 'alt');
    await store('alt', blue);
    const { artikelnummer } = await database.em().fork().findOneOrFail(ProductSizeRow, b.id);
    const files = [
      ['ordner-a.jpg', red],
      [`${artikelnummer}.jpeg`, red],
      ['niemand.jpg', red],
      ['ordner-a.JPG', blue],
      ['falsch.png', red],
    ] as const;
    const run = async (write: boolean) => {
      const given = files.map(([file, bytes]) => ({ file, bytes: async () => bytes }));
      const done = [];
      for await (const each of (await services()).get(ImageImportService).import(vendor, given, write))
        done.push(each);
      return done.map(({ file, fault, outcome, products }) => [file, fault ?? outcome, ...products]);
    };
    const expected = [
      ['ordner-a.jpg', 'added', 'Ordner A'],
      [`${artikelnummer}.jpeg`, 'added', 'Ordner B'],
      ['niemand.jpg', 'Kein Produkt hat ein Bild „niemand“ oder diese Artikelnummer.'],
      ['ordner-a.JPG', 'Das Bild zu „Ordner A“ kommt schon von ordner-a.jpg.'],
      ['falsch.png', 'Erlaubt sind Dateien mit der Endung .jpg oder .jpeg.'],
    ];
    expect(await run(false)).toEqual(expected);
    expect(await present('ordner-a')).toBe(0);
    expect(await run(true)).toEqual(expected);
    expect(await present('ordner-a')).toBe(1);
    const head = await database.em().fork().findOneOrFail(ProductRow, { produktbezeichnung: 'Ordner B' });
    expect(head.imagepfad).toBe(artikelnummer);
    expect(await database.em().fork().findOneOrFail(ProductSizeRow, b.id)).toMatchObject({ version: 2 });
    // What it named before nobody names any more.
    expect(await present('alt')).toBe(0);
    expect((await run(true)).slice(0, 2).map(([, outcome]) => outcome)).toEqual(['identical', 'identical']);
  });

  test('are imported past a file that is no picture and one that cannot be read', async () => {
    await add(20, 'Ordner C', 'ordner-c');
    await add(21, 'Ordner D', 'ordner-d');
    await add(22, 'Ordner E', 'ordner-e');
    const unreadable = () => Promise.reject(new DomainError('unavailable', 'Nicht lesbar.'));
    const done = await importing([
      ['ordner-c.jpg', async () => SCRIPT],
      ['ordner-d.jpg', unreadable],
      ['ordner-e.jpg', async () => red],
    ]);
    expect(done.map(({ outcome }) => outcome)).toEqual([null, null, 'added']);
    expect(done.map(({ fault }) => fault)).toEqual([expect.any(String), 'Nicht lesbar.', null]);
    expect([await present('ordner-c'), await present('ordner-d'), await present('ordner-e')]).toEqual([
      0, 0, 1,
    ]);
    const entries = await database
      .em()
      .find(AuditEntry, { what: 'image-saved', detail: { $like: '%ordner-%' } });
    expect(entries.map(({ detail }) => JSON.parse(detail ?? '').after.name)).toContain('ordner-e');
    expect(JSON.stringify(entries)).not.toMatch(/ordner-[cd]/);
  });

  test('are imported by the vendor’s staff alone: no file of anybody else is read', async () => {
    let read = 0;
    const counted = async () => {
      read += 1;
      return red;
    };
    await expect(importing([['ordner-e.jpg', counted]], { ...vendor, admin: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(read).toBe(0);
  });
});
