import { Institution } from '../../../../modules/institution/institutions/institution.entity.ts';
import { CalculationMethodService } from '../../../../modules/institution/settings/calculation-method.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(CalculationMethodService, {
    current: ['berechn_einst', (actor, service) => service.current(actor)],
  }),
  'CalculationMethodService.choose': [
    'berechn_einst',
    async (actor, { services, database, user }) => {
      const { methodVersion } = await database.em().findOneOrFail(Institution, user.institutionId);
      return services.get(CalculationMethodService).choose(actor, { method: 'A', version: methodVersion });
    },
  ],
};
