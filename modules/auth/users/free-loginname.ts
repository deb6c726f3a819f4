import { isUniqueViolation } from '#platform';
import { DomainError } from '#platform/domain';
import { generatedLoginname } from '../registration/generated-loginname.ts';

/** Names that are tried for one user; others may take one meanwhile. */
const MOST_TRIES = 12;

/** Who gets a login name. */
interface Named {
  readonly Vorname: string;
  readonly Nachname: string;
  /** The one that is wanted; without it one is made of the name. */
  readonly Loginname?: string | null | undefined;
}

/**
 * Writes a new user under a login name that nobody has.
 *
 * @param write writes it; a value that somebody else has fails as the database has it
 * @param refuseTaken throws where another name does not help: somebody has the mail, or the name that is wanted
 * @throws DomainError what `refuseTaken` throws; `conflict` where every name was taken
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
