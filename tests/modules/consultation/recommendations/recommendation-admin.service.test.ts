import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow, ProductTableService } from '#catalogue';
import {
  CareDefinitionsService,
  RecommendationAdminService,
  RecommendationRow,
  RecommendationService,
  RecommendationTableService,
} from '#consultation';
import { RIGHTS, type UserActor } from '#platform/domain';
import { recommendationListQuery } from '../../../../modules/consultation/recommendations/managed-recommendation.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

const vendor: UserActor = {
  kind: 'user',
  userId: 1,
  institutionId: 1,
  rights: new Set(RIGHTS),
  admin: true,
  waiting: false,
};
const KEY = 'F_I1_T1_H1_V1_X1';
const CHILD = 'K_I1_T1_H1_V1_X1';
const bytes = (...lines: readonly string[]) =>
  new TextEncoder().encode(['key;Artikelnummern', ...lines].join('\r\n'));
const numbered = (...numbers: readonly string[]) => numbers.map((Artikelnummer) => ({ Artikelnummer }));

describeOnBothEngines('the vendor maintains the table of recommendations', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = (em = database.em()) => servicesOn(em).get(RecommendationAdminService);
  const table = () => servicesOn(database.em()).get(RecommendationTableService);
  const ids = () => servicesOn(database.em()).get(RecommendationService).idsByKey(vendor);
  const listed = (query: Record<string, string>) =>
    admin().list(vendor, recommendationListQuery.parse(query));
  const row = async (key: string) => {
    const { page } = await listed({ 'filter.Schluessel': key });
    const [found] = page.rows;
    if (found === undefined) throw new Error(`${key} is not listed`);
    return found;
  };
  const stored = (key: string) => database.em().findOne(RecommendationRow, { key });
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };
  const takeIn = async (...lines: readonly string[]) => {
    const staged = await table().stage(vendor, bytes(...lines));
    if (staged.errors === 0) await table().commit(vendor, staged.id);
    return staged;
  };
  beforeEach(async () => {
    expect(await takeIn(`${KEY};710021`, `${CHILD};710981`)).toMatchObject({ errors: 0 });
  });

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
    expect((await admin().gaps(vendor))[KEY]).toEqual(['710021']);
    // It may stay, and others may join it: the product may come back.
    const { version } = await row(KEY);
    await admin().save(vendor, { key: KEY, version, products: numbered('710061', '710021') });
    expect((await stored(KEY))?.artikelnummern).toEqual(['710061', '710021']);
    const csv = await table().export(vendor, 'csv');
    expect(await table().stage(vendor, new TextEncoder().encode(csv))).toMatchObject({
      edited: 0,
      inserted: 0,
      errors: 0,
      notEdited: 576,
    });
  });

  test('saves the products of a key in their order, and notes who did', async () => {
    const { version } = await row(KEY);
    expect(await admin().save(vendor, { key: KEY, version, products: numbered('710061', '710021') })).toEqual(
      {
        version: version + 1,
      },
    );
    expect((await ids())[KEY]).toEqual(['4', '2']);
    expect(await lastEntry()).toEqual({
      what: 'recommendation-saved',
      detail: { code: KEY, before: { products: ['710021'] }, after: { products: ['710061', '710021'] } },
    });
    await expect(
      admin().save(vendor, { key: KEY, version, products: numbered('710021') }),
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
    const save = (key: string, ...numbers: readonly string[]) =>
      admin().save(vendor, { key, products: numbered(...numbers) });
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
    expect(await admin().save(vendor, { key: CHILD, version, products: [] })).toEqual({ version: 0 });
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
    const found = await admin().find(vendor, ' JUNIOR ');
    expect(found.length).toBeGreaterThan(1);
    for (const { name } of found) expect(name).toMatch(/junior/i);
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    expect((await admin().find(vendor, '710021')).map(({ Artikelnummer }) => Artikelnummer)).toEqual([
      '710021',
    ]);
    expect(await admin().find(vendor, '')).toHaveLength(20);
  });

  // @spec access-2-49
  test('comes back unchanged from its own export', async () => {
    const csv = await table().export(vendor, 'csv');
    expect(csv.startsWith('\ufeffkey;Artikelnummern\r\nM_I1_T1_H1_V1_X1;')).toBe(true);
    expect(await table().stage(vendor, new TextEncoder().encode(csv))).toMatchObject({
      edited: 0,
      inserted: 0,
      errors: 0,
      notEdited: 576,
    });
    expect(JSON.parse(await table().export(vendor, 'json'))).toHaveLength(576);
  });

  // @spec access-2-49
  test('takes the good lines of a file over, says what they change, and keeps what it does not name', async () => {
    const before = await ids();
    const staged = await table().stage(
      vendor,
      bytes(`${KEY};710221`, 'X_I1;1', 'F_I1_T1_H1_V1_X2;0815 710221 4711', 'M_I1_T1_H1_V1_X1;710221'),
    );
    expect(staged.errorMessages).toEqual([
      'Zeile 3, key: „X_I1“ ist kein Schlüssel einer Empfehlung.',
      'Zeile 4, Artikelnummern: Nicht im Katalog: 0815, 4711.',
    ]);
    expect(staged.differences[0]).toMatchObject({
      name: KEY,
      fields: [{ label: 'Artikelnummern', before: '710021', after: '710221' }],
    });
    await table().commit(vendor, staged.id);
    expect(await ids()).toEqual({ ...before, [KEY]: ['12'], M_I1_T1_H1_V1_X1: ['12'] });
    expect(await lastEntry()).toEqual({
      what: 'table-imported',
      detail: { code: 'empfehlungen', after: { edited: 2, inserted: 0 } },
    });
  });

  test('refuses a file where a key was changed since it was read', async () => {
    const staged = await table().stage(vendor, bytes(`${KEY};710221`));
    await admin().save(vendor, { key: KEY, products: numbered('710061') });
    await expect(table().commit(vendor, staged.id)).rejects.toMatchObject({
      code: 'conflict',
      current: { rows: [{ line: 2, name: KEY }] },
    });
    expect((await stored(KEY))?.artikelnummern).toEqual(['710061']);
  });

  test('of two processes that save the same key at the same moment one is told', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const { version } = await row(KEY);
    const outcomes = await Promise.allSettled(
      [database.em(), elsewhere.em()].map((em, index) =>
        admin(em).save(vendor, { key: KEY, version, products: numbered(index === 0 ? '710061' : '710221') }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(KEY))?.version).toBe(version + 1);
  });

  // @spec access-2-52
  test('an own catalogue with an own table is what is recommended, without a developer', async () => {
    const products = servicesOn(database.em()).get(ProductTableService);
    const [head = '', first = ''] = (await products.export(vendor, 'csv'))
      .replace('\ufeff', '')
      .split('\r\n');
    const at = (name: string) => head.split(';').indexOf(name);
    const cells = first.split(';');
    for (const [name, text] of [
      ['id', ''],
      ['Artikelnummer', 'EIGEN 1'],
      ['PZN', '00000017'],
      ['EAN', '4012345678901'],
      ['Produktbezeichnung', 'Eigenes Produkt'],
    ] as const)
      if (at(name) >= 0) cells[at(name)] = text;
    const own = await products.stage(vendor, new TextEncoder().encode(`${head}\r\n${cells.join(';')}\r\n`));
    expect(own.errorMessages).toEqual([]);
    await products.commit(vendor, own.id);
    const keys = (await table().export(vendor, 'csv')).split('\r\n').slice(1, 385);
    expect(await takeIn(...keys.map((line) => `${line.split(';')[0]};EIGEN 1 |`))).toMatchObject({
      edited: 384,
      errors: 0,
    });
    const { catalogue, recommendations } = await servicesOn(database.em())
      .get(CareDefinitionsService)
      .current(vendor);
    const id = catalogue.find(({ Produktbezeichnung }) => Produktbezeichnung === 'Eigenes Produkt')?.id;
    expect(recommendations.M_I3_T2_H2_V3_X4).toEqual([id]);
    expect((await listed({})).coverage).toMatchObject({ keys: 384, covered: 384, missing: 0 });
    const csv = await table().export(vendor, 'csv');
    expect(await table().stage(vendor, new TextEncoder().encode(csv))).toMatchObject({
      edited: 0,
      errors: 0,
    });
  });
});
