import type { SqlEntityManager } from '@mikro-orm/sql';
import { Institution } from '#institution';
import { type AuditPart, type Clock, changeVersioned, lockData, type TableDefinition } from '#platform';
import { DomainError, nameKey } from '#platform/domain';
import type { Addressee } from '../links/link-mails.ts';
import { LinkToken } from '../links/link-token.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { NO_PASSWORD } from '../user-admin/fresh-initial-password.ts';
import { STATUS_IN_WORDS } from '../user-admin/users-list.ts';
import { generatedLoginname } from '../users/generated-loginname.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { userStatus } from '../users/user-status.ts';
import { type UserFileRow, type UserPlace, type UserTableFacts, userFile } from './user-table.ts';

const MEANWHILE =
  'Ein Benutzer wurde inzwischen geändert; es wurde nichts gespeichert. Bitte importieren Sie die Tabelle noch einmal.';

const { password: _, ...WITHOUT_PASSWORD } = NO_PASSWORD;

/** A user that an import has added. */
export interface AddedUser {
  readonly line: number;
  readonly id: number;
  readonly Loginname: string;
}

/** What has to be done once an import is written. */
export interface WrittenUsers {
  readonly added: AddedUser[];
  /** Users whose mail address has changed, as they were before. */
  readonly moved: Addressee[];
}

const whose = ({
  id,
  kundennummer,
}: {
  readonly id: number;
  readonly kundennummer?: string | null | undefined;
}) => kundennummer || `id:${id}`;

/** Roles and institutions, by what a file calls them. */
export async function readUserTableFacts(em: SqlEntityManager): Promise<UserTableFacts> {
  const roles = await em.find(Role, {}, { disableIdentityMap: true });
  const institutions = await em.find(
    Institution,
    { deleted: null },
    { populate: ['paket'], disableIdentityMap: true },
  );
  const places = institutions.flatMap((each): [string, UserPlace][] => {
    const place = { id: each.id, isVendor: each.isVendor, limit: each.paket.Nutzerlimit };
    return each.isVendor
      ? [['', place]]
      : [
          [whose(each), place],
          [`id:${each.id}`, place],
        ];
  });
  return { roles: new Map(roles.map(({ id, name }) => [nameKey(name), id])), places: new Map(places) };
}

/**
 * All users as a table. New ones get no password here: the caller gives them one, or invites them, once all is written.
 *
 * @param written filled by the import
 */
export function userDefinition(
  facts: UserTableFacts,
  written: WrittenUsers,
  clock: Clock,
): TableDefinition<UserFileRow> {
  const parts: AuditPart[] = [];
  const roleOf = ({ Rolle }: UserFileRow) => facts.roles.get(nameKey(Rolle)) ?? null;
  return {
    shape: userFile(facts),
    institutionId: null,
    lock: (em) => lockData(em, 'accounts'),
    stored: readUsers,
    async write(em, changes) {
      for (const { line, row, before } of changes) {
        const role = roleOf(row);
        if (before === null) {
          const place = facts.places.get(row.Kundennummer);
          const added = await insert(em, row, { role, institution: place?.id ?? 0, created: clock.now() });
          written.added.push({ line, ...added });
          parts.push({ act: 'user-added', user: added.id, after: settingsOf(row, role, added.Loginname) });
          continue;
        }
        const moved = await change(em, row, before, role);
        if (moved !== null) written.moved.push(moved);
        const [old, now] = [before.row, { ...row, Loginname: row.Loginname ?? before.row.Loginname }];
        parts.push({
          ...{ act: 'user-changed', user: old.id ?? 0 },
          before: settingsOf(old, roleOf(old), old.Loginname),
          after: settingsOf(now, role, now.Loginname),
        });
      }
      return written.added.map(({ id }) => id);
    },
    parts: () => parts,
  };
}

/** As the screen of users logs them. */
const settingsOf = (
  { Anrede, Vorname, Nachname, Mail }: UserFileRow,
  RollenId: number | null,
  Loginname = '',
) => ({ Anrede, Vorname, Nachname, Mail, RollenId, Loginname });

async function readUsers(em: SqlEntityManager) {
  const users = await em.find(
    User,
    { loginKey: { $ne: null } },
    {
      populate: ['role', 'institution'],
      strategy: 'joined',
      exclude: ['passwordHash'],
      orderBy: { nachnameKey: 'asc', id: 'asc' },
      disableIdentityMap: true,
    },
  );
  return users.map((user) => ({
    version: user.version,
    row: {
      id: user.id,
      Loginname: user.loginname,
      Anrede: user.anrede as 0 | 1,
      Vorname: user.vorname,
      Nachname: user.nachname,
      Mail: user.mail ?? '',
      Rolle: user.role?.name ?? '',
      Kundennummer: user.institution.isVendor ? '' : whose(user.institution),
      Status: STATUS_IN_WORDS[userStatus(user as User)],
    },
  }));
}

const columnsOf = (
  { Anrede, Vorname, Nachname, Mail }: UserFileRow,
  loginname: string,
  role: number | null,
) => ({
  ...{ anrede: Anrede, vorname: Vorname, nachname: Nachname, mail: Mail },
  ...{ loginname, loginKey: loginKeyOf(loginname), role },
});

async function insert(
  em: SqlEntityManager,
  row: UserFileRow,
  { role, institution, created }: { role: number | null; institution: number; created: Date },
): Promise<Omit<AddedUser, 'line'>> {
  const Loginname = row.Loginname ?? (await freeLoginname(em, row));
  const id = (await em.insert(User, {
    ...columnsOf(row, Loginname, role),
    ...WITHOUT_PASSWORD,
    // The operator vouches for the address.
    ...{ institution, mailConfirmed: true, inactive: false, created, version: 1 },
  })) as number;
  return { id, Loginname };
}

async function freeLoginname(em: SqlEntityManager, { Vorname, Nachname }: UserFileRow): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const name = generatedLoginname(Vorname, Nachname, tries);
    if ((await em.count(User, { loginKey: loginKeyOf(name) })) === 0) return name;
  }
}

/** Changes a user; returns the former address to be notified, if it has changed. */
async function change(
  em: SqlEntityManager,
  row: UserFileRow,
  { version, row: present }: { readonly version: number | string; readonly row: UserFileRow },
  role: number | null,
): Promise<Addressee | null> {
  const id = present.id ?? 0;
  const columns = columnsOf(row, row.Loginname ?? present.Loginname ?? '', role);
  const user = await em.findOne(User, { id }, { exclude: ['passwordHash'], disableIdentityMap: true });
  if (user === null || !(await changeVersioned(em, User, { id, version: Number(version) }, columns)))
    throw new DomainError('conflict', MEANWHILE);
  if (row.Mail === present.Mail || user.mail == null) return null;
  // Links were mailed to the former address.
  await em.nativeDelete(LinkToken, { user: id });
  const { anrede, vorname, nachname, mailConfirmed, mail } = user;
  return { id, anrede, vorname, nachname, loginname: columns.loginname, mailConfirmed, mail };
}
