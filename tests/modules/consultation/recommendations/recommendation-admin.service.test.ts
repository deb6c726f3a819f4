import { expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { another } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { CHILD, KEY, numbered, useRecommendations } from './kept-recommendations.ts';

describeOnBothEngines('the vendor maintains the table of recommendations', (engine) => {
  const { database, admin, table, ids, listed, row, stored, lastEntry, takeIn, marks } =
    useRecommendations(engine);

  // @spec access-2-48
  test('lists all keys in words, with the products of each and how many are covered', async () => {
    const { page, coverage } = await listed({});
    expect([page.total, page.rows.length]).toEqual([576, 50]);
    expect(coverage).toEqual({ keys: 384, covered: 384, childKeys: 192, childCovered: 192, missing: 0 });
    expect(await row(KEY)).toMatchObject({
      Antworten:
        'Frau · Urininkontinenz · Ja, selbständig · Die versicherte Person selbst · Klein · Weniger als 1 Liter',
      products: [{ Artikelnummer: '710021', name: expect.stringMatching(/^\S/) }],
    });
    expect((await listed({ q: 'kind · stuhlschmieren' })).page.total).toBe(48);
    expect((await listed({ sort: '-Schluessel' })).page.rows[0]?.key).toBe('K_I4_T2_H2_V3_X4');
  });

  // @spec access-2-48
  test('names what the catalogue lacks, and puts it first', async () => {
    const em = database.em();
    const size = await em.findOneOrFail(ProductSizeRow, { artikelnummer: '710021' });
    await em.nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: 'weg' });
    onTestFinished(async () => {
      await database.em().nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: '710021' });
    });
    const { page, coverage } = await listed({ sort: 'Stand' });
    expect(page.rows[0]).toMatchObject({ key: KEY, products: [{ Artikelnummer: '710021', name: null }] });
    expect(coverage).toMatchObject({ covered: 383, missing: 1 });
    expect((await listed({ 'filter.Produkte': 'fehlt im Katalog' })).page.total).toBeGreaterThan(0);
    expect((await listed({ 'filter.Stand': 'kein Produkt' })).page.rows.map(({ key }) => key)).toEqual([KEY]);
    expect((await (await admin()).gaps(vendor))[KEY]).toEqual(['710021']);
    // It may stay, and others may join it: the product may come back.
    const { version } = await row(KEY);
    await (await admin()).save(vendor, { key: KEY, version, products: numbered('710061', '710021') });
    expect((await stored(KEY))?.artikelnummern).toEqual(['710061', '710021']);
    const csv = await (await table()).export(vendor, 'csv');
    expect(await (await table()).stage(vendor, new TextEncoder().encode(csv))).toMatchObject({
      edited: 0,
      inserted: 0,
      errors: 0,
      notEdited: 576,
    });
  });

  test('marks one of the products as pick, tells consultations, and notes it', async () => {
    const products = numbered('710061', '710021');
    const { version } = await row(KEY);
    await (await admin()).save(vendor, { key: KEY, version, products, pick: '710021' });
    expect(await row(KEY)).toMatchObject({ pick: '710021' });
    expect(await marks()).toEqual({ [KEY]: '2' });
    expect((await lastEntry()).detail).toMatchObject({ before: { pick: null }, after: { pick: '710021' } });
    await expect((await admin()).save(vendor, { key: KEY, products, pick: '710221' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { pick: 'Die Vorauswahl ist keines der Produkte dieses Schlüssels.' },
    });
    await (await admin()).save(vendor, { key: KEY, products, pick: '' });
    expect(await marks()).toEqual({});
  });

  test('saves the products of a key in their order, and notes who did', async () => {
    const { version } = await row(KEY);
    expect(
      await (await admin()).save(vendor, { key: KEY, version, products: numbered('710061', '710021') }),
    ).toEqual({ version: version + 1 });
    expect((await ids())[KEY]).toEqual(['4', '2']);
    expect(await lastEntry()).toEqual({
      what: 'recommendation-saved',
      detail: { code: KEY, before: { products: ['710021'] }, after: { products: ['710061', '710021'] } },
    });
    await expect(
      (await admin()).save(vendor, { key: KEY, version, products: numbered('710021') }),
    ).rejects.toMatchObject({
      code: 'conflict',
      current: {
        key: KEY,
        version: version + 1,
        products: [{ Artikelnummer: '710061' }, { Artikelnummer: '710021' }],
      },
    });
  });

  // @spec access-2-48
  test('refuses what cannot be recommended, and says why', async () => {
    const save = async (key: string, ...numbers: readonly string[]) =>
      (await admin()).save(vendor, { key, products: numbered(...numbers) });
    await expect(save(KEY)).rejects.toMatchObject({
      code: 'invalid',
      fields: { products: 'Bitte nehmen Sie mindestens ein Produkt auf.' },
    });
    await expect(save(KEY, '0815')).rejects.toMatchObject({ message: 'Nicht im Katalog: 0815.' });
    await expect(save(KEY, '710021', '710021')).rejects.toMatchObject({
      message: '710021 ist zweimal aufgenommen.',
    });
    await expect(save('F_I9', '710021')).rejects.toMatchObject({ code: 'not-found' });
    await expect(save(KEY, ' ')).rejects.toMatchObject({ code: 'invalid' });
    expect((await stored(KEY))?.artikelnummern).toEqual(['710021']);
  });

  test('a child without products follows what is recommended to women, and may get its own again', async () => {
    const { version } = await row(CHILD);
    expect(await (await admin()).save(vendor, { key: CHILD, version, products: [] })).toEqual({ version: 0 });
    expect(await stored(CHILD)).toBeNull();
    expect(CHILD in (await ids())).toBe(false);
    expect((await listed({ 'filter.Stand': 'wie für Frauen' })).page.rows.map(({ key }) => key)).toEqual([
      CHILD,
    ]);
    expect((await takeIn(`${CHILD};`)).notEdited).toBe(1);
    expect(await takeIn(`${CHILD};710981`)).toMatchObject({ edited: 1, inserted: 0 });
    expect((await ids())[CHILD]).toEqual(['156']);
    await takeIn(`${CHILD};`);
    expect(await stored(CHILD)).toBeNull();
  });

  test('finds products by name and by Artikelnummer, each once', async () => {
    const found = await (await admin()).find(vendor, ' JUNIOR ');
    expect(found.length).toBeGreaterThan(1);
    for (const { name } of found) expect(name).toMatch(/junior/i);
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    expect((await (await admin()).find(vendor, '710021')).map(({ Artikelnummer }) => Artikelnummer)).toEqual([
      '710021',
    ]);
    expect(await (await admin()).find(vendor, '')).toHaveLength(20);
    expect(await (await admin()).find(vendor, 'j_nior'), 'a _ is a letter').toEqual([]);
    const names = (await (await admin()).find(vendor, 'e')).map(({ name }) => name ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  test('of two processes that save the same key at the same moment one is refused', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const { version } = await row(KEY);
    const outcomes = await Promise.allSettled(
      [database.em(), elsewhere.em()].map(async (em, index) =>
        (await admin(em)).save(vendor, {
          key: KEY,
          version,
          products: numbered(index === 0 ? '710061' : '710221'),
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(KEY))?.version).toBe(version + 1);
  });
});
