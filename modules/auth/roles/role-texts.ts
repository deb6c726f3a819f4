/** A write names a role that is gone. */
export const ROLE_GONE = 'Diese Rolle gibt es nicht mehr.';

/** Why a role with users cannot be deleted (access specification, section 8). */
export const roleInUse = (users: number): string =>
  `Diese Rolle kann nicht gelöscht werden, weil es noch ${users} Benutzer mit dieser Rolle gibt.`;

/** Why the default cannot be removed: exactly one role is the default. */
export const STANDARD_ROLE_STAYS =
  'Diese Rolle ist der Standard für neue Benutzer. Bitte setzen Sie zuerst eine andere Rolle als Standard.';
