import { type Actor, DomainError, type OperatorActor } from './domain/index.ts';

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
