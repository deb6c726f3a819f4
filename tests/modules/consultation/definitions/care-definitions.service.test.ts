import { expect, onTestFinished, test } from 'vitest';
import { CareDefinitionsService, ConsultationVersionService, DefinitionAdminService } from '#consultation';
import type { UserActor } from '#platform/domain';
import { hintInput } from '../../../../modules/consultation/definitions/definition-input.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the definitions of consultations', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(DefinitionAdminService), { saveHint: hintInput });

  // @spec access-2-50
  test('show a change to open consultations at once, in every process', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const versions = (await servicesOn(elsewhere.em())).get(ConsultationVersionService);
    const care = (await servicesOn(elsewhere.em())).get(CareDefinitionsService);
    const before = [await versions.current(vendor), (await care.current(vendor)).version];
    await (await admin()).saveHint(vendor, { key: 'verlust.V2', text: 'Wechselwäsche.' });
    const after = [await versions.current(vendor), (await care.current(vendor)).version];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect((await care.current(vendor)).hints['verlust.V2']).toBe('Wechselwäsche.');
  });

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

  test('are refused to users without consultations', async () => {
    const settings: UserActor = { ...vendor, admin: false, rights: new Set(['preis_einst']) };
    await expect(
      (await servicesOn(database.em())).get(CareDefinitionsService).current(settings),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
