import type { RoleChoice } from '#auth';
import { type ManagedUser, userInput } from '#auth/domain';
import { formOf, OPTIONAL_TEXT, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** A user as the form sends it. */
export const userForm = formOf(
  userInput,
  {
    id: WHOLE_NUMBER,
    institutionId: WHOLE_NUMBER,
    Anrede: WHOLE_NUMBER,
    RollenId: WHOLE_NUMBER,
    Loginname: OPTIONAL_TEXT,
  },
  {},
  { labels: { RollenId: 'Rolle' } },
);

/** What the form shows of a user. */
export function storedUser({ version, Anrede, Vorname, Nachname, Mail, RollenId, Loginname }: ManagedUser) {
  return { version, Anrede, Vorname, Nachname, Mail, RollenId, Loginname };
}

/** What stands in the form of a new one: the role for new users, where there is one. */
export function newUser(roles: readonly RoleChoice[]) {
  const given = roles.filter((each) => each.given);
  // Where there is one alone it goes without saying, as for the vendor's staff.
  const role = given.length === 1 ? given[0] : given.find(({ istStandard }) => istStandard);
  return {
    Anrede: null,
    Vorname: '',
    Nachname: '',
    Mail: '',
    RollenId: role?.id ?? null,
    Loginname: null,
  };
}

/** A user's name as it is spoken. */
export const nameOf = ({ Vorname, Nachname }: Pick<ManagedUser, 'Vorname' | 'Nachname'>): string =>
  `${Vorname} ${Nachname}`;
