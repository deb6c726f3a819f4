import { ColleaguesService } from '../../../../modules/auth/user-admin/colleagues.service.ts';
import { DeletedUsersService } from '../../../../modules/auth/user-admin/deleted-users.service.ts';
import { deletedUsersListQuery } from '../../../../modules/auth/user-admin/deleted-users.ts';
import { InvitationService } from '../../../../modules/auth/user-admin/invitation.service.ts';
import { OperatorUsersService } from '../../../../modules/auth/user-admin/operator-users.service.ts';
import { UserAdminService } from '../../../../modules/auth/user-admin/user-admin.service.ts';
import { UserDirectoryService } from '../../../../modules/auth/user-admin/user-directory.service.ts';
import { directoryListQuery } from '../../../../modules/auth/user-admin/user-directory.ts';
import { UsersService } from '../../../../modules/auth/user-admin/users.service.ts';
import { usersListQuery } from '../../../../modules/auth/user-admin/users-list.ts';
import { User } from '../../../../modules/auth/users/user.entity.ts';
import { RateCount } from '../../../../modules/platform/visitors/rate-count.entity.ts';
import type { AccessGiven, AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { userWithSecondFactor } from '../present-user.ts';

let added = 0;
/** A user whom nobody has yet. */
function newUser() {
  added += 1;
  const Mail = `zugang${added}@apotheke.example`;
  return { id: null, Anrede: 1, Vorname: 'Neue', Nachname: 'Person', Mail, RollenId: 4 } as const;
}

/** A colleague of the pharmacy's adviser. */
async function colleagueOf({ database }: AccessGiven): Promise<number> {
  const { id } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
  return id;
}

export const access: AccessTable = {
  ...callsOf(ColleaguesService, {
    deactivate: [
      'insti_nutzer+operator',
      async (actor, service, given) => service.deactivate(given.inPharmacy(actor), await colleagueOf(given)),
      'confirmed',
    ],
    resetPassword: [
      'insti_nutzer+operator',
      async (actor, service, given) =>
        service.resetPassword(given.inPharmacy(actor), await colleagueOf(given)),
      'confirmed',
    ],
  }),
  'ColleaguesService.remove': [
    'insti_nutzer+operator',
    async (actor, { services, user, inPharmacy }) => {
      const { id } = await services.get(UserAdminService).save(inPharmacy(user), newUser());
      return services.get(ColleaguesService).remove(inPharmacy(actor), id, 'permanent');
    },
    'confirmed',
  ],
  'InvitationService.reset': [
    'insti_nutzer+operator',
    async (actor, given) => {
      await given.database.em().nativeDelete(RateCount, {});
      return given.services.get(InvitationService).reset(given.inPharmacy(actor), await colleagueOf(given));
    },
    'confirmed',
  ],
  'InvitationService.resetByName': [
    'operator',
    async (actor, given) => {
      await given.database.em().nativeDelete(RateCount, {});
      return given.services.get(InvitationService).resetByName(actor, 'kalkulation');
    },
  ],
  'InvitationService.welcome': [
    'insti_nutzer+operator',
    async (actor, given) => {
      await given.database.em().nativeDelete(RateCount, {});
      return given.services.get(InvitationService).welcome(given.inPharmacy(actor), await colleagueOf(given));
    },
    'confirmed',
  ],
  ...callsOf(UsersService, {
    overview: [
      'insti_nutzer+operator',
      (actor, service, { inPharmacy }) => service.overview(inPharmacy(actor), usersListQuery.parse({})),
    ],
  }),
  ...callsOf(UserAdminService, {
    save: [
      'insti_nutzer+operator',
      async (actor, service, given) =>
        service.save(given.inPharmacy(actor), { ...newUser(), id: await colleagueOf(given) }),
      'confirmed',
    ],
  }),
  ...callsOf(UserDirectoryService, {
    list: [
      'vendor+operator',
      (actor, service) => service.list(actor, 'customers', directoryListQuery.parse({})),
    ],
    byLoginname: ['vendor+operator', (actor, service) => service.byLoginname(actor, 'demo')],
  }),
  ...callsOf(DeletedUsersService, {
    list: ['vendor+operator', (actor, service) => service.list(actor, deletedUsersListQuery.parse({}))],
    all: ['vendor+operator', (actor, service) => service.all(actor)],
  }),
  'OperatorUsersService.resetSecondFactor': [
    'operator',
    async (actor, given) => {
      await userWithSecondFactor(given);
      return given.services.get(OperatorUsersService).resetSecondFactor(actor, 'demo');
    },
  ],
  ...callsOf(OperatorUsersService, {
    unlock: ['operator', (actor, service) => service.unlock(actor, 'demo')],
    resetPassword: ['operator', (actor, service) => service.resetPassword(actor, 'demo')],
  }),
};
