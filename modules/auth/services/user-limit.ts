import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '#institution';
import type { Installation } from '#platform';
import { DomainError } from '#platform/domain';
import { userLimitMessage } from '../domain/user-limit.ts';
import { User } from '../entities/user.entity.ts';

/**
 * Refuses a user more than the institution's Paket allows; all count that are not deleted (readings, section 4).
 *
 * @param em the transaction of the add, behind `lockUsers`: then no other one comes in between
 * @throws DomainError `limit`
 */
export async function refuseBeyondLimit(
  em: EntityManager,
  institutionId: number,
  installation: Installation,
): Promise<void> {
  const { paket } = await em.findOneOrFail(Institution, institutionId, { populate: ['paket'] });
  const users = await em.count(User, { institution: institutionId, loginKey: { $ne: null } });
  if (users >= paket.nutzerlimit) throw new DomainError('limit', userLimitMessage(installation.vendorName));
}
