import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Role } from '../roles/role.entity.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import type { ManagedRole } from '../roles/role-input.ts';
import { User } from '../users/user.entity.ts';

/** All roles, by id. */
export async function readRoles(em: EntityManager): Promise<readonly ManagedRole[]> {
  const rows = await em.find(
    Role,
    {},
    { populate: ['rechte'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  return rows.map(({ id, version, name, beschreibung, istStandard, rechte }) => ({
    ...{ id, version, Name: name, Beschreibung: beschreibung, istStandard },
    Rechte: rechte
      .getItems()
      .toSorted((a, b) => a.id - b.id)
      .map((right) => right.name),
    reserved: id === VENDOR_ROLE_ID ? 'vendor' : id === MAIN_USER_ROLE_ID ? 'main-user' : null,
  }));
}

/** Number of users by role, without deleted users; roles without users are missing. */
export async function usersByRole(em: EntityManager): Promise<ReadonlyMap<number, number>> {
  const rows = await (em as SqlEntityManager).execute<{ id: number; users: number | string }[]>(
    `select role_id as id, count(*) as users from users
     where role_id is not null and login_key is not null group by role_id`,
  );
  return new Map(rows.map(({ id, users }) => [id, Number(users)]));
}

/** How many users have one role. */
export function usersOfRole(em: EntityManager, role: number): Promise<number> {
  return em.count(User, { role, loginKey: { $ne: null } });
}
