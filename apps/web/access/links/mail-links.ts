import { type CallAnswer, MAIL_TIMEOUT_MS } from '../../connection/calls/call-server.ts';
import { callAccess } from '../robot-check/call-access.ts';
import type { NameAndMail } from './name-and-mail-form.tsx';

/** Requests the mail that confirms an address. */
export function resendConfirmation({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callAccess('resendLink.php', {
    query: { mail, username, forPassword: 'false' },
    timeout: MAIL_TIMEOUT_MS,
  });
}

/** Requests the mail for resetting the password. */
export function requestReset({ mail, username }: NameAndMail): Promise<CallAnswer<unknown>> {
  return callAccess('resendLink.php', {
    query: { mail, username, forPassword: 'true' },
    timeout: MAIL_TIMEOUT_MS,
  });
}

/** Id and token of a mail's link. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
}

/** Whether a link is valid; the check does not use it up. */
export function askLink({ id, token }: LinkParts): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callAccess('checkEmailToken.php', { query: { id, token, del: 'false' } });
}

/** Sets the password chosen through a link. */
export function resetPassword(
  { id, token }: LinkParts,
  pwd: string,
): Promise<CallAnswer<{ readonly correct: boolean }>> {
  return callAccess('resetPassword.php', { method: 'PUT', body: { id, token, pwd } });
}
