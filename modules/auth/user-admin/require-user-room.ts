import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '#institution';
import type { Installation } from '#platform';
import { DomainError } from '#platform/domain';
import { User } from '../users/user.entity.ts';
import { userLimitMessage } from './user-limit.ts';
import type { UserManager } from './users-in-scope.ts';

const FULL = 'Diese Institution hat so viele Benutzer, wie ihr Paket erlaubt.';

/** Who adds a user to which institution. */
interface Adding {
  readonly asking: UserManager;
  readonly institutionId: number;
  readonly installation: Installation;
}

/**
 * Refuses a user beyond the limit of the institution's Paket; deleted users do not count.
 *
 * @param em the transaction of the addition, after `lockData` of `users:…`, so that no other one happens in between
 * @throws DomainError `limit`
 */
export async function refuseBeyondLimit(
  em: EntityManager,
  { asking, institutionId, installation }: Adding,
): Promise<void> {
  // The vendor's own staff is unlimited.
  if (asking.admin && institutionId === asking.institutionId) return;
  const { paket } = await em.findOneOrFail(Institution, institutionId, { populate: ['paket'] });
  const users = await em.count(User, { institution: institutionId, loginKey: { $ne: null } });
  if (users < paket.Nutzerlimit) return;
  throw new DomainError('limit', asking.admin ? FULL : userLimitMessage(installation.vendorName));
}
