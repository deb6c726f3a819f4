import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import type { User } from '../users/user.entity.ts';
import { userStatus } from '../users/user-status.ts';
import type { ManagedUser, Standing } from './users-list.ts';

/** The actor, as far as users are concerned; `userId` null for the operator. */
type Asking = { readonly userId: number | null; readonly admin: boolean } | null;

/** What a user is to the actor. */
export function standingOf(asking: Asking, user: User): Standing {
  if (user.id === asking?.userId) return 'oneself';
  return user.role?.id === MAIN_USER_ROLE_ID && asking?.admin === false ? 'main-user' : 'colleague';
}

/** A user, loaded with the role, as user managers see them. */
export function toManagedUser(asking: Asking, user: User): ManagedUser {
  return {
    id: user.id,
    version: user.version,
    Anrede: user.anrede,
    Vorname: user.vorname,
    Nachname: user.nachname,
    Mail: user.mail ?? null,
    Loginname: user.loginname,
    Status: userStatus(user),
    RollenId: user.role?.id ?? null,
    RollenName: user.role?.name ?? null,
    standing: standingOf(asking, user),
  };
}
