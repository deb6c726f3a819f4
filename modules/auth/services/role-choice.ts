import type { EntityManager } from '@mikro-orm/core';
import { DomainError, type UserActor } from '#platform/domain';
import { Role } from '../entities/role.entity.ts';
import type { User } from '../entities/user.entity.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../role-ids.ts';
import { refuseLastMainUser } from './users-in-scope.ts';

const OWN_ROLE = 'Ihre eigene Rolle können Sie nicht ändern.';
const NOT_TO_GIVE = 'Diese Rolle lässt sich hier nicht vergeben.';

/**
 * Refuses a role that somebody may not give: the vendor's, by an institution also that of main users, and another one
 * to oneself or to a member of the vendor's staff (access specification, sections 2 and 4).
 *
 * @param user the one whom it is given to; null for a new one
 * @throws DomainError `invalid` with the field; `forbidden` where the institution would lose its last main user
 */
export async function refuseRole(
  em: EntityManager,
  asking: UserActor,
  roleId: number,
  user: User | null,
): Promise<void> {
  const present = user?.role?.id ?? null;
  if (roleId === present) return;
  if (user?.id === asking.userId) throw new DomainError('invalid', OWN_ROLE, { RollenId: OWN_ROLE });
  const reserved = asking.admin ? [VENDOR_ROLE_ID] : [VENDOR_ROLE_ID, MAIN_USER_ROLE_ID];
  const refused = reserved.includes(roleId) || present === VENDOR_ROLE_ID;
  if (refused || (await em.count(Role, { id: roleId })) === 0)
    throw new DomainError('invalid', NOT_TO_GIVE, { RollenId: NOT_TO_GIVE });
  if (user !== null) await refuseLastMainUser(em, user);
}
