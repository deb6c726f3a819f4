import { expect, test } from 'vitest';
import { DefinitionAdminService, DefinitionService } from '#consultation';
import { bringUpToDate } from '#setup';
import questions from '../../../../data/definitions/questionnaire.json' with { type: 'json' };
import { hintInput } from '../../../../modules/consultation/definitions/definition-input.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the texts of questions and hints', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(DefinitionAdminService), { saveHint: hintInput });

  test('are the delivered ones, the same objects until one changes', async () => {
    const service = (await servicesOn(database.em())).get(DefinitionService);
    const [asked, hints] = [await service.questionnaire(vendor), await service.hints(vendor)];
    expect(asked.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(await service.questionnaire(vendor)).toBe(asked);
    await (await admin()).saveHint(vendor, { key: 'mobil.Mo2', text: 'Anders.' });
    expect(await service.hints(vendor)).not.toBe(hints);
    expect(hints['mobil.Mo2']).not.toBe('Anders.');
  });

  // @spec access-2-50
  test('are kept over a new start of the program', async () => {
    await (await admin()).saveHint(vendor, { key: 'mobil.Mo1', text: 'Bleibt.' });
    await bringUpToDate(database.orm);
    const service = (await servicesOn(database.em())).get(DefinitionService);
    expect((await service.hints(vendor))['mobil.Mo1']).toBe('Bleibt.');
  });
});
