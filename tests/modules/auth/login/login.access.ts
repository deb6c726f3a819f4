import { AccountService } from '../../../../modules/auth/login/account.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(AccountService, {
    ofUser: ['users', (actor, service, { user }) => service.ofUser(actor, user.userId)],
    ofInstitution: ['users', (actor, service, { user }) => service.ofInstitution(actor, user.institutionId)],
    requireSelf: ['users', (actor, service) => service.requireSelf(actor, 'Demo')],
  }),
};

export const withoutActor: WithoutActor = { 'LoginService.login': 'makes an actor' };
