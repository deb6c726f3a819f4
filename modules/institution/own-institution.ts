import { type Actor, DomainError, requireUser } from '#platform/domain';

/**
 * The id of the actor's institution. Whoever asks for another one by its id learns nothing of it (readings,
 * section 4: it is answered as if it did not exist).
 *
 * @param asked id that a request names; undefined where it names none
 * @throws DomainError `not-found` for another institution's id
 */
export function ownInstitutionId(actor: Actor, asked?: number): number {
  const { institutionId } = requireUser(actor);
  if (asked !== undefined && asked !== institutionId) {
    throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
  }
  return institutionId;
}
