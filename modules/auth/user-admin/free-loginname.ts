import { isUniqueViolation } from '#platform';
import { DomainError } from '#platform/domain';
import { generatedLoginname } from '../users/generated-loginname.ts';

/** Most names tried for one user; others may take one meanwhile. */
const MOST_TRIES = 12;

/** A user who needs a login name. */
interface Named {
  readonly Vorname: string;
  readonly Nachname: string;
  /** The requested login name; without one it is derived from the name. */
  readonly Loginname?: string | null | undefined;
}

/**
 * Writes a new user under a free login name.
 *
 * @param write writes the user; throws the database's error for a taken value
 * @param refuseTaken throws if another name does not help, because the mail or the requested name is taken
 * @throws DomainError anything `refuseTaken` throws; `conflict` if every name was taken
 */
export async function underFreeLoginname<Written>(
  named: Named,
  write: (loginname: string) => Promise<Written>,
  refuseTaken: () => Promise<void>,
): Promise<Written> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const loginname = named.Loginname || generatedLoginname(named.Vorname, named.Nachname, tries);
    try {
      return await write(loginname);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await refuseTaken();
    }
  }
  throw new DomainError(
    'conflict',
    'Der Benutzer lässt sich gerade nicht anlegen. Bitte versuchen Sie es erneut.',
  );
}
