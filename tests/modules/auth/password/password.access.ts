import type { UserActor } from '#platform/domain';
import { OwnPasswordService } from '../../../../modules/auth/password/own-password.service.ts';
import { PasswordChangeService } from '../../../../modules/auth/password/password-change.service.ts';
import { RecentPasswordService } from '../../../../modules/auth/password/recent-password.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { PRESENT_PASSWORD, presentUser } from '../present-user.ts';

const password = 'Selbst-gewählt-9';

export const access: AccessTable = {
  'OwnPasswordService.replaceInitial': [
    'waiting',
    async (actor, given) => {
      await presentUser(given, { passwordInitial: true });
      return given.services
        .get(OwnPasswordService)
        .replaceInitial(actor as UserActor, '', password, password);
    },
  ],
  'PasswordChangeService.change': [
    'users',
    async (actor, given) => {
      await presentUser(given);
      return given.services
        .get(PasswordChangeService)
        .change(actor, 'token', { current: PRESENT_PASSWORD, password, repeated: password });
    },
  ],
  ...callsOf(RecentPasswordService, {
    confirming: ['users', (actor, service) => service.confirming(actor, { token: 'token' })],
  }),
  'RecentPasswordService.confirm': [
    'users',
    async (actor, given) => {
      await presentUser(given);
      return given.services.get(RecentPasswordService).confirm(actor, 'token', PRESENT_PASSWORD);
    },
  ],
};

export const withoutActor: WithoutActor = {
  'RecentPasswordService.note': 'called by a login',
  'PasswordResetService.isOpen': 'a person with the link from a mail is admitted by it',
  'PasswordResetService.reset': 'a person with the link from a mail is admitted by it',
};
