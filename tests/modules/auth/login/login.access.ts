import { AccountService } from '../../../../modules/auth/login/account.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'AccountService.ofUser': [
    'users',
    (actor, { services, user }) => services.get(AccountService).ofUser(actor, user.userId),
  ],
  'AccountService.ofInstitution': [
    'users',
    (actor, { services, user }) => services.get(AccountService).ofInstitution(actor, user.institutionId),
  ],
  'AccountService.requireSelf': [
    'users',
    (actor, { services }) => services.get(AccountService).requireSelf(actor, 'Demo'),
  ],
};

export const withoutActor: WithoutActor = {
  'LoginService.login': 'makes an actor',
};
