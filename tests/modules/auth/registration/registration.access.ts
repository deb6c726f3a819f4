import { ContractService } from '../../../../modules/auth/registration/contract.service.ts';
import { User } from '../../../../modules/auth/users/user.entity.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'ContractService.apply': [
    'users',
    async (actor, { services, database }) => {
      // The main user of an institution that is in no trial: nothing changes.
      const { id, institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      return services
        .get(ContractService)
        .apply(actor.kind === 'user' ? { ...actor, userId: id, institutionId: institution.id } : actor);
    },
  ],
};

export const withoutActor: WithoutActor = {
  'ContractService.applyWithToken': 'a person with the link from a mail is admitted by it',
  'MailConfirmationService.confirm': 'a person with the link from a mail is admitted by it',
  'MailConfirmationService.isOpen': 'a person with the link from a mail is admitted by it',
  'MailConfirmationService.resend': 'for visitors who have passed the bot check',
  'MailConfirmationService.sendReset': 'for visitors who have passed the bot check',
  'RegistrationService.register': 'for visitors who have passed the bot check',
};
