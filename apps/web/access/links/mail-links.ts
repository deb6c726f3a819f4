import { checkLink, resendLink, setPasswordByLink } from '#auth/calls';
import { MAIL_TIMEOUT_MS, sendCall } from '../../connection/calls/send-call.ts';
import type { NameAndMail } from './name-and-mail-form.tsx';

/** Requests the mail that confirms an address. */
export const resendConfirmation = ({ mail, username }: NameAndMail) =>
  sendCall(resendLink, { mail, username, forPassword: 'false' }, { timeout: MAIL_TIMEOUT_MS });

/** Requests the mail for resetting the password. */
export const requestReset = ({ mail, username }: NameAndMail) =>
  sendCall(resendLink, { mail, username, forPassword: 'true' }, { timeout: MAIL_TIMEOUT_MS });

/** Id and token of a mail's link. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
}

/** Whether a link is valid; the check does not use it up. */
export const askLink = ({ id, token }: LinkParts) => sendCall(checkLink, { id, token, del: 'false' });

/** Sets the password chosen through a link. */
export const resetPassword = ({ id, token }: LinkParts, pwd: string) =>
  sendCall(setPasswordByLink, { id, token, pwd });
