import { DeclarationWordingService } from '../../../../modules/institution/declaration-wording/declaration-wording.service.ts';
import { Institution } from '../../../../modules/institution/institutions/institution.entity.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(DeclarationWordingService, {
    current: ['kont_einst', (actor, service) => service.current(actor)],
  }),
  'DeclarationWordingService.save': [
    'kont_einst',
    async (actor, { services, database, user }) => {
      const { wortlautVersion } = await database.em().findOneOrFail(Institution, user.institutionId);
      return services.get(DeclarationWordingService).save(actor, { wording: '', version: wortlautVersion });
    },
  ],
};
