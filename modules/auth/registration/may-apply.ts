import type { Right } from '#platform/domain';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';

/** What whoever may not apply is told. */
export const ASK_THE_ADMINISTRATOR =
  'Die Vertragsversion beantragt der Administrator Ihrer Institution. Bitte wenden Sie sich an ihn.';

/**
 * Whether somebody may apply for the contract in the name of the institution: the main user, and whoever looks
 * after its contact data (readings, section 8).
 */
export function mayApply(roleId: number | null, rights: ReadonlySet<Right>): boolean {
  return roleId === MAIN_USER_ROLE_ID || rights.has('kont_einst');
}
