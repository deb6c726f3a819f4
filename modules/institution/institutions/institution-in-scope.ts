import type { EntityManager } from '@mikro-orm/core';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import { Institution } from './institution.entity.ts';

/**
 * The id of the institution that a use case is about: the actor's own. The vendor's staff may name any other one.
 * Whoever else does learns nothing of it (readings, section 4: it is answered as if it did not exist).
 *
 * @param asked id that a request names; undefined where it names none
 * @throws DomainError `not-found` for one that does not exist, or that is another user's
 */
export async function institutionInScope(em: EntityManager, actor: Actor, asked?: number): Promise<number> {
  return institutionInReach(em, requireUser(actor), asked);
}

/**
 * The same for whoever is known already, the operator as the vendor's staff.
 *
 * @throws DomainError as `institutionInScope`
 */
export async function institutionInReach(
  em: EntityManager,
  { institutionId, admin }: { readonly institutionId: number; readonly admin: boolean },
  asked?: number,
): Promise<number> {
  if (asked === undefined || asked === institutionId) return institutionId;
  if (admin && (await em.fork().count(Institution, { id: asked, deleted: null })) === 1) return asked;
  throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
}
