import { type CallAnswer, MAIL_TIMEOUT_MS } from '../../connection/calls/call-server.ts';
import type { NameAndMail } from '../login/name-and-mail-form.tsx';
import { callAccess } from '../robot-check/call-access.ts';

/** Asks for the mail with which an address is confirmed. */
export function resendConfirmation({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callAccess('resendLink.php', {
    query: { mail, username, forPassword: 'false' },
    timeout: MAIL_TIMEOUT_MS,
  });
}

/** Asks for the mail with which another password is chosen. */
export function requestReset({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callAccess('resendLink.php', {
    query: { mail, username, forPassword: 'true' },
    timeout: MAIL_TIMEOUT_MS,
  });
}

/** What the link of a mail carries. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
}

/** Whether a link counts; asking uses nothing up. */
export function askLink({ id, token }: LinkParts): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callAccess('checkEmailToken.php', { query: { id, token, del: 'false' } });
}

/** Sets the password that somebody with a link has chosen. */
export function resetPassword(
  { id, token }: LinkParts,
  pwd: string,
): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callAccess('resetPassword.php', { method: 'PUT', body: { id, token, pwd } });
}
