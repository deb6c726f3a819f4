import type { RoleChoice } from '#auth';
import { type ManagedUser, NO_ROLE, STATUS_IN_WORDS, type UsersColumn } from '#auth/domain';
import type { DataColumn } from '../../ui/list/data-column.ts';
import { nameOf } from './user-form.ts';

const STATUSES = Object.values(STATUS_IN_WORDS);

/**
 * The columns of a list of users.
 *
 * @param between columns of the users' institutions
 */
export function userColumns<User extends ManagedUser, Column extends string = never>(
  roles: readonly RoleChoice[],
  onOpen: (user: User) => void,
  between: readonly DataColumn<User, Column>[] = [],
): readonly DataColumn<User, UsersColumn | Column>[] {
  return [
    {
      id: 'Vorname',
      label: 'Vorname',
      cell: (user) => (
        <button type="button" className="link-button" aria-label={nameOf(user)} onClick={() => onOpen(user)}>
          {user.Vorname}
        </button>
      ),
    },
    { id: 'Nachname', label: 'Nachname', cell: ({ Nachname }) => Nachname },
    { id: 'Loginname', label: 'Benutzername', cell: ({ Loginname }) => Loginname },
    { id: 'Mail', label: 'E-Mail', cell: ({ Mail }) => Mail ?? '–' },
    ...between,
    {
      id: 'Status',
      label: 'Status',
      choices: STATUSES,
      cell: ({ Status }) => STATUS_IN_WORDS[Status],
    },
    {
      id: 'Rolle',
      label: 'Rolle',
      choices: [...roles.map(({ name }) => name), NO_ROLE],
      // Beside institutions there is no room for it in one line.
      ...(between.length > 0 && { initially: 'hidden' as const }),
      cell: ({ RollenName }) => RollenName ?? NO_ROLE,
    },
  ];
}
