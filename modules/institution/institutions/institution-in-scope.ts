import type { EntityManager } from '@mikro-orm/core';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import { Institution } from './institution.entity.ts';

/**
 * Id of the institution that a use case is about: the actor's own by default; the vendor's staff may name
 * any, and the operator has named one as the actor. For other users a foreign institution is answered as if it did not
 * exist.
 *
 * @param asked id in the request; undefined if it names none
 * @throws DomainError `not-found` if it does not exist or is out of reach
 */
export async function institutionInScope(em: EntityManager, actor: Actor, asked?: number): Promise<number> {
  if (actor.kind === 'operator' && actor.institutionId !== undefined)
    return institutionInReach(em, { institutionId: 0, admin: true }, actor.institutionId);
  return institutionInReach(em, requireUser(actor), asked);
}

/**
 * The same for a known user; the operator counts as the vendor's staff.
 *
 * @throws DomainError as `institutionInScope`
 */
export async function institutionInReach(
  em: EntityManager,
  { institutionId, admin }: { readonly institutionId: number; readonly admin: boolean },
  asked?: number,
): Promise<number> {
  if (asked === undefined || asked === institutionId) return institutionId;
  // In the transaction of the caller: SQLite has one connection, for which another one would wait.
  if (
    admin &&
    (await em.fork({ keepTransactionContext: true }).count(Institution, { id: asked, deleted: null })) === 1
  )
    return asked;
  throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
}
