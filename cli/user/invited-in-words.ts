import type { SavedUser } from '#auth';

/** Printed when a link to set the password was mailed. */
export const INVITED =
  'A mail with a link to set the password is on its way; the link is valid for 7 days and once.';

/** Whether a new user's link was mailed, and what to do if not. */
export const invitedInWords = (invitation: SavedUser['invitation'] & {}, loginname: string): string =>
  invitation === 'sent'
    ? INVITED
    : `The invitation was not sent: ${invitation.failed} Run: inko user reset-password ${loginname}`;
