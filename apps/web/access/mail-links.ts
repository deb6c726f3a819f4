import { type CallAnswer, callServer } from './call-server.ts';
import type { NameAndMail } from './name-and-mail-form.tsx';

/** Asks for the mail with which an address is confirmed. */
export function resendConfirmation({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callServer('register/resendLink.php', {
    query: { mail, username, forPassword: 'false' },
    mails: true,
  });
}

/** Asks for the mail with which another password is chosen. */
export function requestReset({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callServer('register/resendLink.php', {
    query: { mail, username, forPassword: 'true' },
    mails: true,
  });
}

/** What the link of a mail carries. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
}

/** Whether a link counts; asking uses nothing up. */
export function askLink({ id, token }: LinkParts): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callServer('register/checkEmailToken.php', { query: { id, token, del: 'false' } });
}

/** Sets the password that somebody with a link has chosen. */
export function resetPassword(
  { id, token }: LinkParts,
  pwd: string,
): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callServer('register/resetPassword.php', { method: 'PUT', body: { id, token, pwd } });
}
