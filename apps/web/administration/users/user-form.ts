import type { RoleChoice } from '#auth';
import { type ManagedUser, userInput } from '#auth/domain';
import { formOf, OPTIONAL_TEXT, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

export const userForm = formOf(
  userInput,
  {
    id: WHOLE_NUMBER,
    institutionId: WHOLE_NUMBER,
    Anrede: WHOLE_NUMBER,
    RollenId: WHOLE_NUMBER,
    Loginname: OPTIONAL_TEXT,
    Einladung: TICKED,
  },
  {},
  { labels: { RollenId: 'Rolle' } },
);

/** The initial form values of a user. */
export function storedUser({ version, Anrede, Vorname, Nachname, Mail, RollenId, Loginname }: ManagedUser) {
  return { version, Anrede, Vorname, Nachname, Mail, RollenId, Loginname };
}

/** The initial form values of a new one; the role is the standard for new users, if there is one, and where mails can be sent the user is invited. */
export function newUser(roles: readonly RoleChoice[], invites: boolean) {
  const given = roles.filter((each) => each.given);
  // A single role is preselected, as for the vendor's staff.
  const role = given.length === 1 ? given[0] : given.find(({ istStandard }) => istStandard);
  return {
    Anrede: null,
    Vorname: '',
    Nachname: '',
    Mail: '',
    RollenId: role?.id ?? null,
    Loginname: null,
    Einladung: invites,
  };
}

/** First and last name. */
export const nameOf = ({ Vorname, Nachname }: Pick<ManagedUser, 'Vorname' | 'Nachname'>): string =>
  `${Vorname} ${Nachname}`;
