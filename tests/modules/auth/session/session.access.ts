import { DraftKeyService } from '../../../../modules/auth/session/draft-key.service.ts';
import { OwnSessionsService } from '../../../../modules/auth/session/own-sessions.service.ts';
import { SessionService } from '../../../../modules/auth/session/session.service.ts';
import { UserSessionsService } from '../../../../modules/auth/session/user-sessions.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OwnSessionsService, {
    list: ['users', (actor, service) => service.list(actor, 'token')],
    endOthers: ['users', (actor, service) => service.endOthers(actor, 'token'), 'confirmed'],
  }),
  'OwnSessionsService.end': [
    'users',
    async (actor, { services, user }) => {
      const ownSessions = services.get(OwnSessionsService);
      await services.get(SessionService).open({ id: user.userId });
      const [session] = await ownSessions.list(user, 'token');
      return ownSessions.end(actor, session?.id ?? '');
    },
    'confirmed',
  ],
  ...callsOf(DraftKeyService, { own: ['users', async (actor, service) => service.own(actor)] }),
  ...callsOf(UserSessionsService, {
    list: ['operator', (actor, service) => service.list(actor, 'demo')],
    end: ['operator', (actor, service) => service.end(actor, 'demo')],
  }),
};

export const withoutActor: WithoutActor = {
  'SessionService.open': 'makes an actor',
  'SessionService.resolve': 'makes an actor',
  'SessionService.peek': 'makes an actor',
  'SessionService.ending': 'the token of the session admits to it',
  'SessionService.end': 'the token of the session admits to it',
  'SessionService.endIdle': 'the token of the session admits to it',
  'SessionService.logout': 'the token of the session admits to it',
  'SessionService.whenLoggedOut': 'called at the start',
  'SessionService.endOthersOf': 'called by services that have checked the actor',
  'SessionService.sweep': 'called by the housekeeping',
};
