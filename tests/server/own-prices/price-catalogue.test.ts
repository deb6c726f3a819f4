import { expect, test } from 'vitest';
import { User } from '#auth';
import { OwnPrice } from '../../../modules/institution/own-prices/own-price.entity.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('the catalogue of the price list', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);

  const ask = async (path: string, who = 'leitung') =>
    server().ask(path, { cookie: await server().cookieOf(who) });
  const present = async () => (await (await ask('/settings/3/katalog/0')).json()).version as string;

  test('the page names its version in place of carrying it', async () => {
    const page = await (await ask('/settings/3')).text();
    expect([page.includes(await present()), page.includes('Valdumea')]).toEqual([true, false]);
  });

  test('the page of 2,000 own prices has at most 200 KB', async () => {
    const em = database.em().fork();
    const { institution } = await em.findOneOrFail(User, { loginKey: 'leitung' });
    await em.nativeDelete(OwnPrice, { institution });
    const row = (_: unknown, at: number) => ({
      institution: institution.id,
      sizeId: 200_000 + at,
      price: 1000 + at,
    });
    await em.insertMany(OwnPrice, Array.from({ length: 2000 }, row));
    const page = await (await ask('/settings/3')).text();
    expect(page).toContain('201999');
    expect(Buffer.byteLength(page)).toBeLessThan(200_000);
    await em.nativeDelete(OwnPrice, { institution });
  });

  test('the browser keeps the version it asked for, for this login alone', async () => {
    const version = await present();
    const answer = await ask(`/settings/3/katalog/${version}`);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toMatch(/cookie/i);
    const older = await ask('/settings/3/katalog/older');
    expect(older.headers.get('cache-control')).toBe('no-store');
    const { products } = await older.json();
    expect(products[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      tab: expect.any(String),
      type: expect.any(String),
      sizes: expect.arrayContaining([
        {
          id: expect.any(String),
          label: expect.any(String),
          pack: expect.any(String),
          uvp: expect.any(Number),
          numbers: expect.any(String),
        },
      ]),
    });
  });

  test('who may not set prices is led away, and gets nothing of it', async () => {
    const answer = await ask(`/settings/3/katalog/${await present()}`, 'beratung');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });
});
