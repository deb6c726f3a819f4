import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { RecommendationAdminService, RecommendationRow, RecommendationService } from '#consultation';
import { migrate, openDatabase } from '#platform';
import { bringUpToDate, databaseSchema, prepareDatabase } from '#setup';
import { call, tokenOf } from '../../../server/support/call.ts';
import { emptyDatabase, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { testConfig } from '../../../server/support/test-config.ts';

const OPERATOR = { kind: 'operator', name: 'wartung' } as const;
const CALL = 'definitions/recommendations.json';
const KEY = 'F_I1_T1_H1_V1_X1';

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

  // @spec consultation-recommendations-5
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

  // @spec consultation-recommendations-5
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
  const service = async () => (await servicesOn(database.em())).get(RecommendationService);
  const save = async (key: string, ...numbers: readonly string[]) =>
    (await servicesOn(database.em()))
      .get(RecommendationAdminService)
      .save(OPERATOR, { key, products: numbers.map((Artikelnummer) => ({ Artikelnummer })) });
  const ask = (headers: Record<string, string> = {}) => call(server(), CALL, { token, headers });

  beforeEach(async () => {
    token = await tokenOf(server(), 'beratung');
  });

  // @spec consultation-recommendations-5
  test('is answered with the ids of this catalogue, a product once, whatever size names it', async () => {
    await save(KEY, '9122865', '710021', '9122862');
    expect((await ask()).json[KEY]).toEqual({ ids: ['28', '2'] });
  });

  test('recommends to children what is made for them', async () => {
    const { json } = await ask();
    expect(json.K_I1_T1_H1_V1_X1).toEqual({ ids: ['158', '156'] });
    expect(json.K_I3_T2_H2_V3_X4).toEqual({ ids: ['230', '69'] });
  });

  // @spec consultation-recommendations-5
  test('is up to date at once after a change of it or the catalogue, also in another process', async () => {
    const other = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => other.close());
    const changes = [
      [() => save(KEY, '710021'), ['2']],
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

  // @spec consultation-recommendations-6
  test('leaves out what the catalogue no longer has, and reports it', async () => {
    const em = database.em();
    expect(await (await service()).report(OPERATOR)).toEqual({
      keys: 576,
      covered: 576,
      missingKeys: [],
      emptyKeys: [],
      unknown: [],
      marked: 0,
      lostMarks: [],
    });
    await save(KEY, '710381', '710341');
    await save('F_I1_T1_H1_V1_X2', '710381');
    const size = await em.findOneOrFail(ProductSizeRow, { artikelnummer: '710381' });
    await em.nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: '1' });
    const report = await (await service()).report(OPERATOR);
    expect(report).toMatchObject({ keys: 576, covered: 575, emptyKeys: ['F_I1_T1_H1_V1_X2'] });
    expect(report.unknown).toEqual([{ artikelnummer: '710381', keys: expect.arrayContaining([KEY]) }]);
    const { json } = await ask();
    expect([json[KEY], json.F_I1_T1_H1_V1_X2]).toEqual([{ ids: ['18'] }, { ids: [] }]);
    await em.nativeUpdate(ProductSizeRow, { id: size.id }, { artikelnummer: '710381' });
  });
});
