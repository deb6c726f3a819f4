import * as z from 'zod';
import type { SavedUser } from '../user-admin/user-admin.service.ts';

/** Whether a new user's link was mailed. */
export const invitationAnswer = () =>
  z
    .strictObject({ gesendet: z.boolean(), Grund: z.string().optional().describe('Warum nicht') })
    .optional()
    .describe('Ob die E-Mail mit dem Link gesendet wurde; der Benutzer ist in jedem Fall angelegt');

/** The field `Einladung` of an answer; none for a user who was not to be invited. */
export function invitedAs(invitation: SavedUser['invitation']) {
  if (invitation === undefined) return {};
  return {
    Einladung: invitation === 'sent' ? { gesendet: true } : { gesendet: false, Grund: invitation.failed },
  };
}
