import type { SavedUser } from '#auth';
import { reportFailure } from '../output/report-failure.ts';

type Invitation = SavedUser['invitation'] & {};

/** Printed when a link to set the password was mailed. */
export const INVITED =
  'A mail with a link to set the password is on its way; the link is valid for 7 days and once.';

/** Another line of a result: that a new user's link was mailed; empty if not. */
export const invitedInWords = (invitation: Invitation): string =>
  invitation === 'sent' ? `\n${INVITED}` : '';

/** Says on standard error that a new user's link was not mailed, and what to do; that is a failure. */
export function reportUnsent(invitation: Invitation, loginname: string): void {
  if (invitation === 'sent') return;
  reportFailure(
    'the invitation was not sent:',
    invitation.failed,
    `Try: inko user reset-password ${loginname}`,
  );
}
