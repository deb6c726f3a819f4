import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '#institution';
import type { Installation } from '#platform';
import { DomainError } from '#platform/domain';
import { User } from '../entities/user.entity.ts';

/** What is said at the limit (access specification, section 5, 'User limit'). */
export const limitMessage = ({ vendorName }: Pick<Installation, 'vendorName'>): string =>
  `Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den ${vendorName} Support.`;

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
  if (users >= paket.nutzerlimit) throw new DomainError('limit', limitMessage(installation));
}
