import type { SavedUser } from '#auth';
import { INVITATION_DAYS } from '#auth/domain';
import type { UserResult } from './result-dialog.tsx';

/** How a new user gets a password: as it is answered to the form. */
export type AddedLogin = Pick<SavedUser, 'Loginname' | 'password' | 'invitation'>;

const SENT = `Der Link zum Vergeben des Passworts ist unterwegs und gilt ${INVITATION_DAYS} Tage.`;

/**
 * Tells how a new user gets a password.
 *
 * @param words `title` and `text` of what was added, and `find` where the user is found for another link
 */
export function addedUser(
  { Loginname, password, invitation }: AddedLogin,
  { title, text, find }: { readonly title: string; readonly text: string; readonly find: string },
): UserResult {
  const login = password === undefined ? null : { loginname: Loginname, password };
  if (typeof invitation === 'object')
    return {
      title: `${title}, aber nicht eingeladen`,
      text: `${text} ${invitation.failed} ${find} und wählen Sie „Passwort zurücksetzen“, um den Link noch einmal zu senden oder ein vorläufiges Passwort zu vergeben.`,
      login,
    };
  return { title, text: invitation === 'sent' ? `${text} ${SENT}` : text, login };
}
