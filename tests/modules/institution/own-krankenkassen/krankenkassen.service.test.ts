import { expect, test } from 'vitest';
import { Institution, KrankenkassenService, OwnKrankenkasse } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const TODAY = new TestClock().today();

describeWithDatabase('a consultation offers', (engine) => {
  const database = useSeededDatabase(engine);
  const service = async () => (await servicesOn(database.em())).get(KrankenkassenService);

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
    expect(await (await service()).own(actor, TODAY)).toEqual([
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
    const all = (await recordOn(await servicesOn(database.em()), krankenkasseRecord).all(actor)).map(
      ({ id: _, version: __, Saetze: ___, ...krankenkasse }) => krankenkasse,
    );
    expect(all.map(({ Kasse }) => Kasse)).toContain('Selbstzahler');
    expect(await (await service()).own(actor, TODAY)).toEqual(all);
    expect((await (await service()).chosen(actor)).entries).toEqual([]);
  });

  test('its own in addition to the vendor’s list where it has said so, each name once, and at once', async () => {
    const actor = await actorOf(database.orm, 'demo', ['bera_durch']);
    const { institutionId } = actor;
    await choose(institutionId, null);
    const asked = await service();
    const list = (await asked.own(actor, TODAY)).map(({ Kasse }) => Kasse);
    await choose(institutionId, 'selbstzahler');
    expect((await asked.own(actor, TODAY)).map(({ Kasse }) => Kasse)).toEqual(['selbstzahler']);
    const setting = { kassenZusaetzlich: true };
    await database.em().nativeUpdate(Institution, { id: institutionId }, setting);
    const offered = await asked.own(actor, TODAY);
    const names = list.map((name) => (name === 'Selbstzahler' ? 'selbstzahler' : name));
    expect(offered.map(({ Kasse }) => Kasse).sort()).toEqual(names.sort());
    expect(offered.find(({ Kasse }) => Kasse === 'selbstzahler')?.Urinpauschale).toBe(1785);
    await choose(institutionId, 'Ärztekasse Ort');
    const more = (await asked.own(actor, TODAY)).map(({ Kasse }) => Kasse);
    expect(more).toHaveLength(list.length + 1);
    expect(more).toEqual([...more].sort((a, b) => a.localeCompare(b, 'de')));
    await database.em().nativeUpdate(Institution, { id: institutionId }, { kassenZusaetzlich: false });
    await choose(institutionId, null);
  });
});
