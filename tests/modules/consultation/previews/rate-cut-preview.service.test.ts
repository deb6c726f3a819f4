import { expect, test } from 'vitest';
import { RateCutPreviewService } from '#consultation';
import { rateCutInput } from '#institution/domain';
import { checked } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import { EXAMPLE_TOTAL } from '../../../../modules/consultation/previews/rate-example.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { choiceOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';

const CUT = checked(rateCutInput, { percent: 3, from: '2027-01-01' });
const OWN = {
  ...{ krankenkassenId: null, Kasse: 'Werkskasse Ort', Kindalter: '18' },
  ...{ Kinderpauschale: '30,00', Urinpauschale: '17,85', Stuhlpauschale: '22,50' },
} as const;

describeWithDatabase('the preview of lowered rates', (engine) => {
  const database = useSeededDatabase(engine);
  const previews = async () => (await servicesOn(database.em())).get(RateCutPreviewService);
  const choose = async (actor: UserActor) =>
    choiceOn(await servicesOn(database.em())).choose(actor, { entries: [OWN] });

  test('shows what people would pay of the same care before and after, and writes nothing', async () => {
    const vendor = { ...(await actorOf(database.orm, 'admin')), admin: true };
    const entries = () => database.em().count(AuditEntry);
    const before = await entries();
    const preview = await (await previews()).preview(vendor, 'vendor', CUT);
    expect(preview.example).toEqual({ total: EXAMPLE_TOTAL, method: 'A' });
    // 13,90 net is 16,54 gross, 13,48 is 16,04; of 60,00 people pay the rest.
    expect(preview.rows.find(({ Kasse }) => Kasse === 'BKK Beispielbrauerei')).toMatchObject({
      before: { Urinpauschale: 1390 },
      after: { Urinpauschale: 1348, gueltigAb: '2027-01-01' },
      example: {
        before: { extra: 6000 - 1654, copayment: 165 },
        after: { extra: 6000 - 1604, copayment: 160 },
      },
    });
    expect(await (await previews()).preview(vendor, 'vendor', CUT)).toEqual(preview);
    expect(await entries()).toBe(before);
  });

  test('of an institution’s own list holds its own Krankenkassen alone, by its Berechnungsmethode', async () => {
    const leitung = await actorOf(database.orm, 'leitung');
    await choose(leitung);
    const own = await (await previews()).preview(leitung, 'own', CUT);
    // 17,85 net is 21,24 gross, 17,31 is 20,60.
    expect(own.rows).toMatchObject([
      {
        Kasse: 'Werkskasse Ort',
        after: { Urinpauschale: 1731 },
        example: { before: { extra: 6000 - 2124 }, after: { extra: 6000 - 2060 } },
      },
    ]);
    const demo = await (await previews()).preview(await actorOf(database.orm, 'demo'), 'own', CUT);
    expect(demo.rows.map(({ Kasse }) => Kasse)).not.toContain('Werkskasse Ort');
    await database
      .em()
      .execute('update institution set berechnungsmethode = ? where id = ?', ['B', leitung.institutionId]);
    const methodB = await (await previews()).preview(leitung, 'own', CUT);
    expect(methodB.example.method).toBe('B');
    // Under B people pay all of it, whatever the rate is.
    expect(methodB.rows[0]?.example).toEqual({
      before: { extra: 6000, copayment: 0 },
      after: { extra: 6000, copayment: 0 },
    });
  });

  test('is refused to a user who may not lower the list', async () => {
    const leitung = await actorOf(database.orm, 'leitung');
    const without = await actorOf(
      database.orm,
      'leitung',
      RIGHTS.filter((right) => right !== 'kassen_einst'),
    );
    await expect((await previews()).preview(leitung, 'vendor', CUT)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect((await previews()).preview(without, 'own', CUT)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
