import * as z from 'zod/mini';
import {
  idColumn,
  nameKey,
  refuseValue,
  sentAddress,
  type TableColumn,
  type TableFault,
  type TableShape,
} from '#platform/domain';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { userFields } from '../user-admin/user-input.ts';
import { STATUS_IN_WORDS } from '../user-admin/users-list.ts';
import { loginKeyOf } from '../users/login-key.ts';

/** A line of the table of users. Passwords are not in it. */
export interface UserFileRow {
  readonly id: number | null;
  /** Empty: derived from the name for a new user; others keep theirs. */
  readonly Loginname?: string | undefined;
  /** 0 Frau, 1 Herr. */
  readonly Anrede: 0 | 1;
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Mail: string;
  /** Its name. */
  readonly Rolle: string;
  /** Of the institution, or id:NUMBER where it has none; empty: the vendor's own staff. */
  readonly Kundennummer: string;
  /** In words; a file's is not read. */
  readonly Status?: string | undefined;
}

/** An institution that users belong to. */
export interface UserPlace {
  readonly id: number;
  readonly isVendor: boolean;
  /** How many users its Paket admits. */
  readonly limit: number;
}

/** What a file of users is measured against. */
export interface UserTableFacts {
  /** Ids of the roles by the keys of their names. */
  readonly roles: ReadonlyMap<string, number>;
  /** Institutions by their value in the column Kundennummer. */
  readonly places: ReadonlyMap<string, UserPlace>;
}

/** How the message about an institution begins that does not exist. */
export const NO_INSTITUTION = 'Eine Institution mit dieser Kundennummer gibt es nicht: ';
const STAYS = 'Ein Benutzer bleibt in seiner Institution.';
const NOT_TO_GIVE = 'Diese Rolle lässt sich hier nicht vergeben.';
const FULL = 'Diese Institution hat so viele Benutzer, wie ihr Paket erlaubt.';
const LAST = 'Das ist der letzte Hauptbenutzer seiner Institution: Er muss bleiben.';

const ANREDEN = ['Frau', 'Herr'] as const;
const anrede = z.transform((cell: string, context): 0 | 1 => {
  const found = ANREDEN.findIndex((each) => each.toLowerCase() === cell.trim().toLowerCase());
  return found === -1 ? refuseValue(context, '„Anrede“ ist Frau oder Herr.') : (found as 0 | 1);
});

const loginname: TableColumn<string>['schema'] = {
  safeParse(cell) {
    if (cell.trim() === '') return { success: true, data: undefined as unknown as string };
    return userFields.Loginname.safeParse(cell) as ReturnType<TableColumn<string>['schema']['safeParse']>;
  },
};

const text = (label: string, schema: unknown): TableColumn<string> => ({
  label,
  schema: schema as TableColumn<string>['schema'],
  text: (value = '') => value,
});

/** The table of users as a file that is exported and imported. A line without an id is found by its mail address. */
export function userFile(facts: UserTableFacts): TableShape<UserFileRow> {
  const role = z.transform((cell: string, context): string => {
    const name = cell.trim();
    if (facts.roles.has(nameKey(name))) return name;
    return refuseValue(context, `Eine Rolle „${name.slice(0, 40)}“ gibt es nicht.`);
  });
  return {
    name: 'benutzer',
    label: 'Benutzer',
    columns: {
      id: idColumn,
      Loginname: { ...text('Benutzername', loginname), optional: true },
      Anrede: {
        label: 'Anrede',
        schema: anrede,
        text: (value) => ANREDEN[value],
        json: (value) => ANREDEN[value],
      },
      Vorname: text('Vorname', userFields.Vorname),
      Nachname: text('Nachname', userFields.Nachname),
      Mail: text('E-Mail', userFields.Mail),
      Rolle: text('Rolle', role),
      Kundennummer: { ...text('Kundennummer', z.string().check(z.trim())), content: 'code' },
      Status: { ...text('Status', z.string()), optional: true, informs: true },
    },
    keyColumn: 'Mail',
    key: ({ Mail }) => sentAddress(Mail.toLowerCase()),
    title: ({ Vorname, Nachname, Mail }) => `${Vorname} ${Nachname} (${Mail})`,
    among: (lines, others) => userFaults(facts, lines, others),
  };
}

interface Line {
  readonly line: number;
  readonly row: UserFileRow;
  readonly before: { readonly row: UserFileRow } | null;
}

/** What does not go together among users, and with institutions and roles. */
function* userFaults(
  { roles, places }: UserTableFacts,
  lines: readonly Line[],
  others: readonly UserFileRow[],
): Iterable<TableFault | null> {
  const roleOf = ({ Rolle }: UserFileRow) => roles.get(nameKey(Rolle));
  const counts = new Map<string, number>();
  const mainUsers = new Set<string>();
  const logins = new Set<string>();
  const count = (row: UserFileRow) => {
    counts.set(row.Kundennummer, (counts.get(row.Kundennummer) ?? 0) + 1);
    if (roleOf(row) === MAIN_USER_ROLE_ID && row.Status !== STATUS_IN_WORDS.inaktiv)
      mainUsers.add(row.Kundennummer);
  };
  for (const row of others) {
    count(row);
    logins.add(loginKeyOf(row.Loginname ?? ''));
  }
  for (const { row, before } of lines) if (before !== null) count({ ...row, Status: before.row.Status });
  for (const { line, row, before } of lines) {
    const place = places.get(row.Kundennummer);
    const fault = (column: keyof UserFileRow & string, message: string): TableFault => ({
      line,
      column,
      message,
    });
    const login = row.Loginname ?? before?.row.Loginname;
    const key = login === undefined ? undefined : loginKeyOf(login);
    const isNewRole = before === null || roleOf(row) !== roleOf(before.row);
    if (place === undefined) yield fault('Kundennummer', `${NO_INSTITUTION}${row.Kundennummer.slice(0, 40)}`);
    else if (before !== null && before.row.Kundennummer !== row.Kundennummer)
      yield fault('Kundennummer', STAYS);
    else if (isNewRole && place.isVendor !== (roleOf(row) === VENDOR_ROLE_ID))
      yield fault('Rolle', NOT_TO_GIVE);
    else if (
      isNewRole &&
      before !== null &&
      roleOf(before.row) === MAIN_USER_ROLE_ID &&
      !mainUsers.has(row.Kundennummer)
    )
      yield fault('Rolle', LAST);
    else if (key !== undefined && logins.has(key))
      yield fault('Loginname', 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.');
    else if (before === null && !place.isVendor && (counts.get(row.Kundennummer) ?? 0) >= place.limit)
      yield fault('Kundennummer', FULL);
    else {
      if (before === null) count(row);
      if (key !== undefined) logins.add(key);
      yield null;
    }
  }
}
