import type { Right } from '#platform/domain';
import { MAIN_USER_ROLE_ID } from './role-ids.ts';

/** The message for users who may not apply. */
export const ASK_THE_ADMINISTRATOR =
  'Der Hauptbenutzer Ihrer Institution beantragt die Vertragsversion. Bitte wenden Sie sich an ihn.';

/**
 * Whether a user may apply for the contract on behalf of the institution: the main user, and anyone who may
 * edit its contact data.
 */
export function mayApply(roleId: number | null, rights: ReadonlySet<Right>): boolean {
  return roleId === MAIN_USER_ROLE_ID || rights.has('kont_einst');
}
