import { expect, test } from 'vitest';
import { DeclarationWordingService, InstitutionService } from '#institution';
import { wordingInput } from '#institution/domain';
import type { Right } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the wording of the declaration', (engine) => {
  const database = useSeededDatabase(engine);
  const wordings = async () =>
    asEdge((await servicesOn(database.em())).get(DeclarationWordingService), { save: wordingInput });

  const actorOf = (loginKey: string, rights?: readonly Right[]) => userOf(database.orm, loginKey, rights);

  test('is ours until one is saved, which every consultation then has, and no other institution', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    const institutions = (await servicesOn(database.em())).get(InstitutionService);
    const before = await (await wordings()).current(actor);
    expect(before.wording).toBe('');
    expect(await institutions.letterhead(actor)).not.toHaveProperty('wortlaut');
    const given = { wording: ' {{produkt}} kostet\r\n{{mehrkosten}}. \n', version: before.version };
    const saved = await (await wordings()).save(actor, given);
    expect(saved).toEqual({ wording: '{{produkt}} kostet\n{{mehrkosten}}.', version: before.version + 1 });
    expect(await (await wordings()).current(actor)).toEqual(saved);
    expect((await institutions.letterhead(actor)).wortlaut).toBe(saved.wording);
    expect((await (await wordings()).current(other)).wording).toBe('');
    const entry = await database.em().findOneOrFail(AuditEntry, { what: 'declaration-wording-saved' });
    expect(JSON.parse(entry.detail ?? '')).toEqual({
      before: { Wortlaut: '' },
      after: { Wortlaut: saved.wording },
    });
    await (await wordings()).save(actor, { wording: '', version: saved.version });
    expect(await institutions.letterhead(actor)).not.toHaveProperty('wortlaut');
  });

  test('is saved by the first of two editors; the second sees the current one', async () => {
    const actor = await actorOf('leitung');
    const { version } = await (await wordings()).current(actor);
    const outcomes = await Promise.allSettled(
      ['eins', 'zwei'].map(async (wording) => (await wordings()).save(actor, { wording, version })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      code: 'conflict',
      current: await (await wordings()).current(actor),
    });
  });

  test('is not saved with a placeholder that does not exist', async () => {
    const actor = await actorOf('leitung');
    const before = await (await wordings()).current(actor);
    await expect(
      (await wordings()).save(actor, { wording: 'eins\n{{preiss}}', version: before.version }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: { wording: 'Zeile 2: „{{preiss}}“ ist kein Platzhalter der Liste.' },
    });
    expect(await (await wordings()).current(actor)).toEqual(before);
  });
});
