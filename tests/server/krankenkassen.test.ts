import { expect, test } from 'vitest';
import { User } from '#auth';
import { KrankenkassenService, OwnKrankenkasse } from '#institution';
import type { UserActor } from '#platform/domain';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';

describeOnBothEngines('a consultation offers', (engine) => {
  const database = useSeededDatabase(engine);
  const service = () => new KrankenkassenService(database.em());

  async function actorOf(loginKey: string): Promise<UserActor> {
    const user = await database.em().findOneOrFail(User, { loginKey });
    const facts = { userId: user.id, institutionId: user.institution.id, rights: new Set<never>() };
    return { kind: 'user', ...facts, admin: false, waiting: false };
  }

  async function choose(institutionId: number, kasse: string | null): Promise<void> {
    const em = database.em();
    const institution = institutionId;
    await em.nativeDelete(OwnKrankenkasse, { institution });
    if (kasse === null) return;
    const rates = { kinderpauschale: 3000, urinpauschale: 1785, stuhlpauschale: 2250, kindalter: 18 };
    await em.insert(OwnKrankenkasse, { institution, krankenkasse: null, kasse, ...rates });
  }

  test('the Krankenkassen that the institution has chosen, and those alone', async () => {
    const actor = await actorOf('beratung');
    await choose(actor.institutionId, 'Ärztekasse Ort');
    expect(await service().own(actor)).toEqual([
      {
        Kasse: 'Ärztekasse Ort',
        Kinderpauschale: 3000,
        Urinpauschale: 1785,
        Stuhlpauschale: 2250,
        Kindalter: 18,
        selfPay: false,
      },
    ]);
  });

  test('all of the vendor’s list while it has chosen none, without saying that it has', async () => {
    const actor = await actorOf('demo');
    await choose(actor.institutionId, null);
    const all = (await service().all(actor)).map(({ id: _, ...krankenkasse }) => krankenkasse);
    expect(all.map(({ Kasse }) => Kasse)).toContain('Selbstzahler');
    expect(await service().own(actor)).toEqual(all);
    expect(await service().chosen(actor)).toEqual([]);
  });
});
