import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '#platform/domain';
import { MAIL_TAKEN_MESSAGE } from '../registration/registration.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { mailSpellings } from '../users/mail-spellings.ts';
import { User } from '../users/user.entity.ts';

const NAME_TAKEN = 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.';

/**
 * Refuses a mail or a login name that is taken, in any institution.
 *
 * @param id the user who may have them; null for a new one
 * @throws DomainError `invalid` with each field
 */
export async function refuseTaken(
  em: EntityManager,
  id: number | null,
  { Mail, Loginname }: { readonly Mail: string; readonly Loginname?: string | null | undefined },
): Promise<void> {
  const others = id === null ? {} : { id: { $ne: id } };
  const fields = {
    ...((await em.count(User, { mail: { $in: [...mailSpellings(Mail)] }, ...others })) > 0 && {
      Mail: MAIL_TAKEN_MESSAGE,
    }),
    ...(Loginname &&
      (await em.count(User, { loginKey: loginKeyOf(Loginname), ...others })) > 0 && {
        Loginname: NAME_TAKEN,
      }),
  };
  const messages = Object.values(fields);
  if (messages.length > 0) throw new DomainError('invalid', messages.join(' '), fields);
}
