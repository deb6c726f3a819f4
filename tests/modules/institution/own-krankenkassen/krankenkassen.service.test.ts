import { expect, test } from 'vitest';
import { KrankenkassenService, OwnKrankenkasse } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const TODAY = new TestClock().today();

describeOnBothEngines('a consultation offers', (engine) => {
  const database = useSeededDatabase(engine);
  const service = () => servicesOn(database.em()).get(KrankenkassenService);

  async function choose(institutionId: number, kasse: string | null): Promise<void> {
    const em = database.em();
    const institution = institutionId;
    await em.nativeDelete(OwnKrankenkasse, { institution });
    if (kasse === null) return;
    const rates = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
    await em.insert(OwnKrankenkasse, { institution, krankenkasse: null, Kasse: kasse, ...rates });
  }

  // @spec consultation-7-15 access-7-1
  test('the Krankenkassen that the institution has chosen, and those alone', async () => {
    const actor = await actorOf(database.orm, 'beratung', ['bera_durch']);
    await choose(actor.institutionId, 'Ärztekasse Ort');
    expect(await service().own(actor, TODAY)).toEqual([
      {
        Kasse: 'Ärztekasse Ort',
        Kinderpauschale: 3000,
        Urinpauschale: 1785,
        Stuhlpauschale: 2250,
        Kindalter: 18,
        IK: '',
        selfPay: false,
      },
    ]);
  });

  // @spec consultation-7-15 access-7-1
  test('all of the vendor’s list while it has chosen none, without saying that it has', async () => {
    const actor = await actorOf(database.orm, 'demo', ['bera_durch']);
    await choose(actor.institutionId, null);
    const all = (await recordOn(servicesOn(database.em()), krankenkasseRecord).all(actor)).map(
      ({ id: _, version: __, Saetze: ___, ...krankenkasse }) => krankenkasse,
    );
    expect(all.map(({ Kasse }) => Kasse)).toContain('Selbstzahler');
    expect(await service().own(actor, TODAY)).toEqual(all);
    expect(await service().chosen(actor)).toEqual([]);
  });
});
