import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { RecommendationRow, RecommendationService } from '#consultation';
import { migrate, openDatabase } from '#platform';
import { bringUpToDate, databaseSchema, prepareDatabase } from '#setup';
import { AuditEntry } from '../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from './support/call.ts';
import { another, emptyDatabase, useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { useServer } from './support/server.ts';
import { servicesOn } from './support/services.ts';
import { TestClock } from './support/test-clock.ts';
import { testConfig } from './support/test-config.ts';

const OPERATOR = { kind: 'operator', name: 'wartung' } as const;
const CALL = 'definitions/recommendations.json';
const KEY = 'F_I1_T1_H1_V1_X1';
const file = (...lines: readonly string[]) => ['key;Artikelnummern', ...lines].join('\n');

describeOnBothEngines('the table of recommendations at a start', (engine) => {
  async function opened() {
    const database = await emptyDatabase(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    const start = (env = {}) => prepareDatabase(orm, testConfig(database.url, env), new TestClock());
    return { orm, start, rows: () => orm.em.fork().find(RecommendationRow, {}) };
  }

  test('is written into a database from before there was one', async () => {
    const { orm, start, rows } = await opened();
    await start();
    await orm.em.fork().nativeDelete(RecommendationRow, {});
    await start();
    expect(await rows()).toHaveLength(384 + 192);
  });

  test('is there in production, too, and where only the tables are brought up to date', async () => {
    const { orm, rows } = await opened();
    await migrate(orm);
    expect(await rows()).toEqual([]);
    await bringUpToDate(orm);
    expect(await rows()).toHaveLength(384 + 192);
  });

  test('stays as the operator has it', async () => {
    const { orm, start, rows } = await opened();
    await start();
    await orm.em.fork().nativeDelete(RecommendationRow, { key: { $ne: KEY } });
    await orm.em.fork().nativeUpdate(RecommendationRow, { key: KEY }, { artikelnummern: ['710021'] });
    await start();
    await bringUpToDate(orm);
    expect((await rows()).map(({ key, artikelnummern }) => [key, artikelnummern])).toEqual([
      [KEY, ['710021']],
    ]);
  });
});

describeOnBothEngines('the table of recommendations', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';
  const service = () => servicesOn(database.em()).get(RecommendationService);
  const ask = (headers: Record<string, string> = {}) => call(server(), CALL, { token, headers });

  beforeEach(async () => {
    token = await tokenOf(server(), 'beratung');
    await database.em().nativeDelete(AuditEntry, {});
  });

  test('is answered with the ids of this catalogue, a product once, whatever size names it', async () => {
    await service().import(OPERATOR, file(`${KEY};9122865 710021 9122862`));
    expect((await ask()).json[KEY]).toEqual({ ids: ['28', '2'] });
  });

  test('recommends to children what is made for them', async () => {
    const { json } = await ask();
    expect(json.K_I1_T1_H1_V1_X1).toEqual({ ids: ['158', '156'] });
    expect(json.K_I3_T2_H2_V3_X4).toEqual({ ids: ['230', '69'] });
  });

  test('is shown anew at once, whoever has changed it or the catalogue, also in another process', async () => {
    const other = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => other.close());
    const changes = [
      [() => service().import(OPERATOR, file(`${KEY};710021`)), ['2']],
      [
        () => other.em.fork().nativeUpdate(RecommendationRow, { key: KEY }, { artikelnummern: ['710061'] }),
        ['4'],
      ],
      [() => other.em.fork().nativeUpdate(ProductSizeRow, { id: 4 }, { artikelnummer: '710062' }), []],
      [() => other.em.fork().nativeUpdate(ProductSizeRow, { id: 4 }, { artikelnummer: '710061' }), ['4']],
    ] as const;
    for (const [change, ids] of changes) {
      const { etag } = (await ask()).headers;
      expect((await ask({ 'if-none-match': String(etag) })).status).toBe(304);
      await change();
      const after = await ask({ 'if-none-match': String(etag) });
      expect([after.status, after.json[KEY]]).toEqual([200, { ids }]);
    }
    // A key may go and come back.
    await database.em().nativeDelete(RecommendationRow, { key: 'K_I1_T1_H1_V1_X1' });
    expect((await ask()).json.K_I1_T1_H1_V1_X1).toBeUndefined();
    await database.em().insert(RecommendationRow, { key: 'K_I1_T1_H1_V1_X1', artikelnummern: ['710981'] });
    expect((await ask()).json.K_I1_T1_H1_V1_X1).toEqual({ ids: ['156'] });
  });

  test('leaves out what the catalogue no longer has, and reports it', async () => {
    const em = database.em();
    expect(await service().report(OPERATOR)).toEqual({
      keys: 576,
      covered: 576,
      missingKeys: [],
      emptyKeys: [],
      unknown: [],
    });
    await service().import(OPERATOR, file(`${KEY};710381 710341`, 'F_I1_T1_H1_V1_X2;710381'));
    const size = await em.findOneOrFail(ProductSizeRow, { artikelnummer: '710381' });
    await em.nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: '1' });
    const report = await service().report(OPERATOR);
    expect(report).toMatchObject({ keys: 576, covered: 575, emptyKeys: ['F_I1_T1_H1_V1_X2'] });
    expect(report.unknown).toEqual([{ artikelnummer: '710381', keys: expect.arrayContaining([KEY]) }]);
    const { json } = await ask();
    expect([json[KEY], json.F_I1_T1_H1_V1_X2]).toEqual([{ ids: ['18'] }, { ids: [] }]);
    await em.nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: '710381' });
  });

  test('comes back unchanged from its own export', async () => {
    const csv = await service().export(OPERATOR);
    expect(csv.startsWith('\ufeffkey;Artikelnummern\r\nM_I1_T1_H1_V1_X1;')).toBe(true);
    const unchanged = { added: [], changed: [], removed: [], unchanged: 576 };
    expect(await service().check(OPERATOR, csv, true)).toMatchObject({ faults: [], changes: unchanged });
    expect(await service().import(OPERATOR, csv, true)).toEqual(unchanged);
  });

  test('takes a file over whole, notes it by the operator, and keeps what the file does not name', async () => {
    const before = await service().idsByKey(OPERATOR);
    const changes = await service().import(OPERATOR, file(`${KEY};710221`, 'M_I1_T1_H1_V1_X1;710221'));
    expect(changes).toMatchObject({ added: [], removed: [], unchanged: 574 });
    expect(changes.changed.toSorted()).toEqual([KEY, 'M_I1_T1_H1_V1_X1']);
    const after = await service().idsByKey(OPERATOR);
    expect(after).toEqual({ ...before, [KEY]: ['12'], M_I1_T1_H1_V1_X1: ['12'] });
    const entries = await database.em().find(AuditEntry, { what: 'recommendations-imported' });
    expect(entries.map(({ who, detail }) => [who, JSON.parse(detail ?? '')])).toEqual([
      ['operator:wartung', { after: { added: 0, changed: 2, removed: 0, unchanged: 574 } }],
    ]);
  });

  test('loses with replace the keys of children that a file does not name, never one of adults', async () => {
    const csv = await service().export(OPERATOR);
    onTestFinished(async () => {
      await service().import(OPERATOR, csv);
    });
    const adults = csv.split('\r\n').filter((line) => !line.startsWith('K_'));
    const changes = await service().import(OPERATOR, adults.join('\n'), true);
    expect([changes.removed.length, changes.unchanged]).toEqual([192, 384]);
    expect(Object.keys(await service().idsByKey(OPERATOR))).toHaveLength(384);
    await expect(service().import(OPERATOR, adults.slice(0, -3).join('\n'), true)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^Danach würden 2 Schlüssel fehlen, zum Beispiel F_I4_T2_H2_V3_X3;/),
    });
  });

  test('is not changed by a file with a fault, which is named with its line', async () => {
    const before = await service().idsByKey(OPERATOR);
    const bad = file(`${KEY};710221`, 'X_I1;1', `${KEY};710221`, 'F_I1_T1_H1_V1_X2;0815 710221 4711');
    await expect(service().import(OPERATOR, bad)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Die Datei hat 3 Fehler; es wurde nichts geändert.',
      fields: {
        'Zeile 3, key': '„X_I1“ ist kein Schlüssel einer Empfehlung.',
        'Zeile 4, key': `${KEY} steht schon in Zeile 2.`,
        'Zeile 5, Artikelnummern': 'Nicht im Katalog: 0815, 4711.',
      },
    });
    expect(await service().check(OPERATOR, bad)).toMatchObject({
      faults: [{ line: 3 }, { line: 4 }],
      unknown: [{ line: 5 }],
    });
    expect(await service().idsByKey(OPERATOR)).toEqual(before);
    expect(await database.em().count(AuditEntry)).toBe(0);
  });

  test('of two imports at the same moment holds all of one and all of the other', async () => {
    const [a, b] = [file(`${KEY};710221`), file('F_I1_T1_H1_V1_X2;710221')];
    await service().import(OPERATOR, file(`${KEY};710021`, 'F_I1_T1_H1_V1_X2;710021'));
    await Promise.all([service().import(OPERATOR, a), service().import(OPERATOR, b)]);
    const ids = await service().idsByKey(OPERATOR);
    expect([ids[KEY], ids.F_I1_T1_H1_V1_X2]).toEqual([['12'], ['12']]);
  });

  test('is written by two processes one after the other, also where both bring a key that was not there', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const services = [database.em(), elsewhere.em()].map((em) => servicesOn(em).get(RecommendationService));
    const outcomes: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      await database.em().nativeDelete(RecommendationRow, { key: 'K_I1_T1_H1_V1_X1' });
      const both = services.map((each) => each.import(OPERATOR, file('K_I1_T1_H1_V1_X1;710021')));
      for (const { added, unchanged } of await Promise.all(both)) outcomes.push([added.length, unchanged]);
    }
    const keys = await database.em().count(RecommendationRow);
    // The second of each round finds what the first has written.
    expect(outcomes.filter((each) => String(each) === String([0, keys]))).toHaveLength(5);
    expect(outcomes.filter((each) => String(each) === String([1, keys - 1]))).toHaveLength(5);
  });
});
