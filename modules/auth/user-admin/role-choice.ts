import { type EntityManager, LockMode } from '@mikro-orm/core';
import { DomainError } from '#platform/domain';
import { Role } from '../roles/role.entity.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { ROLE_GONE } from '../roles/role-texts.ts';
import type { User } from '../users/user.entity.ts';
import { refuseLast, type UserManager } from './users-in-scope.ts';

const OWN_ROLE = 'Ihre eigene Rolle können Sie nicht ändern.';
const GONE = `${ROLE_GONE} Bitte wählen Sie eine andere.`;
const NOT_TO_GIVE = 'Diese Rolle lässt sich hier nicht vergeben.';

/**
 * Refuses a role that the actor may not assign: the vendor's, which is for its own staff only; for institutions also
 * that of main users; and any other role to oneself (access specification, sections 2 and 4).
 *
 * @param where the actor, and the user's institution
 * @param user null for a new one
 * @throws DomainError `invalid` with the field; `forbidden` if the institution would lose its last main user
 */
export async function refuseRole(
  em: EntityManager,
  { asking, institutionId }: { readonly asking: UserManager; readonly institutionId: number },
  roleId: number,
  user: User | null,
): Promise<void> {
  const present = user?.role?.id ?? null;
  if (roleId === present) return;
  if (user?.id === asking.userId) throw new DomainError('invalid', OWN_ROLE, { RollenId: OWN_ROLE });
  const isStaff = asking.admin && institutionId === asking.institutionId;
  const refused = isStaff !== (roleId === VENDOR_ROLE_ID) || (!asking.admin && roleId === MAIN_USER_ROLE_ID);
  if (refused) throw new DomainError('invalid', NOT_TO_GIVE, { RollenId: NOT_TO_GIVE });
  if ((await em.count(Role, { id: roleId })) === 0) throw gone();
  if (user !== null) await refuseLast(em, user);
}

/**
 * Locks an assigned role until the transaction ends, so that a concurrent deletion waits and counts the user.
 *
 * @throws DomainError `invalid` with the field if it was deleted meanwhile
 */
export async function holdRole(em: EntityManager, roleId: number): Promise<void> {
  const role = await em.findOne(Role, roleId, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  if (role === null) throw gone();
}

const gone = () => new DomainError('invalid', GONE, { RollenId: GONE });
