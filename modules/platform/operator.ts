import type { Actor, OperatorActor } from './domain/actor.ts';
import { DomainError } from './domain/errors.ts';

/**
 * Lets only the operator of the machine pass: what the command line may do that no screen offers.
 * @throws DomainError `forbidden` for a user, whatever their rights
 */
export function requireOperator(actor: Actor): OperatorActor {
  if (actor.kind !== 'operator') {
    throw new DomainError('forbidden', 'Diese Funktion steht nur dem Betreiber an der Kommandozeile offen.');
  }
  return actor;
}
