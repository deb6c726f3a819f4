import type { EntityManager } from '@mikro-orm/core';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import { Institution } from './entities/institution.entity.ts';

/**
 * The id of the institution that a use case is about: the actor's own. The vendor's staff may name any other one.
 * Whoever else does learns nothing of it (readings, section 4: it is answered as if it did not exist).
 *
 * @param asked id that a request names; undefined where it names none
 * @throws DomainError `not-found` for one that does not exist, or that is another user's
 */
export async function institutionInScope(em: EntityManager, actor: Actor, asked?: number): Promise<number> {
  const { institutionId, admin } = requireUser(actor);
  if (asked === undefined || asked === institutionId) return institutionId;
  if (admin && (await em.fork().count(Institution, { id: asked, deleted: null })) === 1) return asked;
  throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
}
