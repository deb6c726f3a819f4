import { expect, test } from 'vitest';
import { InstitutionService } from '../../../../modules/institution/settings/institution.service.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeWithDatabase('an institution', (engine) => {
  const database = useSeededDatabase(engine);

  test('reads its own data alone', async () => {
    const institutions = (await servicesOn(database.em(), new TestClock())).get(InstitutionService);
    const actor = await actorOf(database.orm, 'demo');
    expect(await institutions.own(actor)).toEqual({
      id: actor.institutionId,
      name: 'Sanitätshaus Lindenhof',
      method: 'A',
      trialDaysLeft: 21,
      fullVersionApplied: false,
    });
  });
});
