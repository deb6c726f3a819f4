import type { Actor, OperatorActor } from './domain/actor.ts';
import { DomainError } from './domain/errors.ts';

/**
 * Requires the operator: for what only the command line may do.
 * @throws DomainError `forbidden` for any user
 */
export function requireOperator(actor: Actor): OperatorActor {
  if (actor.kind !== 'operator') {
    throw new DomainError('forbidden', 'Diese Funktion steht nur dem Betreiber an der Kommandozeile offen.');
  }
  return actor;
}
