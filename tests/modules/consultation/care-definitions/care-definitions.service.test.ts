import { expect, onTestFinished, test } from 'vitest';
import { CareDefinitionsService } from '#consultation';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the definitions of consultations', (engine) => {
  const database = useSeededDatabase(engine);

  test('are one object for all who ask until a part changes, and of one version in every process', async () => {
    const care = (await servicesOn(database.em())).get(CareDefinitionsService);
    const adviser = { ...vendor, admin: false, institutionId: 2, rights: new Set(['bera_durch'] as const) };
    const before = await care.current(vendor);
    expect(await care.current(adviser)).toBe(before);
    expect(Object.isFrozen(before)).toBe(true);
    expect(Object.keys(before).sort()).toEqual(
      [
        'catalogue',
        'contractPrices',
        'hints',
        'picks',
        'pictures',
        'questionnaire',
        'recommendations',
        'version',
      ].sort(),
    );
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const there = (await servicesOn(elsewhere.em())).get(CareDefinitionsService);
    expect((await there.current(vendor)).version).toBe(before.version);
    await database.em().execute(`update product set produktbezeichnung = 'Anders' where id = 2`);
    const after = await care.current(vendor);
    expect(after.version).not.toBe(before.version);
    expect(after.hints).toBe(before.hints);
  });
});
