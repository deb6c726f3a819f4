import type { SqlEntityManager } from '@mikro-orm/sql';
import { type JoinedTable, type SqlList, sqlPage } from '#platform';
import type { ListQuery, Page } from '#platform/domain';
import type { RoleChoice } from '../roles/role-choices.ts';
import { type UserStatus, userStatus } from '../users/user-status.ts';
import type { DirectoryColumn, DirectoryUser } from './user-directory.ts';
import { NO_ROLE, STATUS_IN_WORDS } from './users-list.ts';

/** Users of the vendor, or of its customers. */
export type UserGroup = 'staff' | 'customers';

type Flag = boolean | number;
interface Row extends Omit<DirectoryUser, 'Status' | 'standing'> {
  readonly inactive: Flag;
  readonly confirmed: Flag;
  readonly initial: Flag;
}

const TABLE = 'users u';
const JOIN = 'join institution i on i.id = u.institution_id';
const SELECT = `u.id, u.version, u.anrede as "Anrede", u.vorname as "Vorname", u.nachname as "Nachname",
  u.mail as "Mail", u.loginname as "Loginname", u.role_id as "RollenId",
  (select r.name from roles r where r.id = u.role_id) as "RollenName", u.inactive, u.mail_confirmed as confirmed,
  u.password_initial as initial, i.id as "institutionId", i.name as "Institution", i.kundennummer as "Kundennummer",
  i.plz as "PLZ", i.ort as "Ort"`;

/** `userStatus` of a user `u` as SQL; sorts as its words do. */
export const STATUS =
  "case when u.inactive then 'inaktiv' when not u.mail_confirmed or u.password_initial then 'wartend' else 'active' end";

/** A page of the users of a group; `standing` is that of a colleague. */
export async function readDirectoryPage(
  em: SqlEntityManager,
  group: UserGroup,
  query: ListQuery<DirectoryColumn>,
  roles: readonly RoleChoice[],
): Promise<Page<DirectoryUser>> {
  const page = await sqlPage<Row, DirectoryColumn>(em, await directory(em, group, roles), query, SELECT);
  return { ...page, rows: page.rows.map(directoryUser) };
}

/** Number of users of a group. */
export async function countDirectory(em: SqlEntityManager, group: UserGroup): Promise<number> {
  const { where, values } = present(group, await vendorId(em));
  const [row]: { count: number | string }[] = await em.execute(
    `select count(*) as count from users u where ${where}`,
    values,
  );
  return Number(row?.count ?? 0);
}

/** The user of a login key, who is not deleted; null without one. */
export async function readDirectoryUser(em: SqlEntityManager, key: string): Promise<DirectoryUser | null> {
  const [row]: Row[] = await em.execute(`select ${SELECT} from ${TABLE} ${JOIN} where u.login_key = ?`, [
    key,
  ]);
  return row === undefined ? null : directoryUser(row);
}

/** By the vendor's id, so that no institution is looked up to count. */
const present = (group: UserGroup, vendor: number) => ({
  where: `u.login_key is not null and u.institution_id ${group === 'staff' ? '=' : '<>'} ?`,
  values: [vendor],
});

async function vendorId(em: SqlEntityManager): Promise<number> {
  const [row]: { id: number }[] = await em.execute('select id from institution where is_vendor');
  return row?.id ?? 0;
}

const ofInstitution: JoinedTable = (condition) =>
  `u.institution_id in (select i.id from institution i where ${condition})`;

async function directory(
  em: SqlEntityManager,
  group: UserGroup,
  roles: readonly RoleChoice[],
): Promise<SqlList<DirectoryColumn>> {
  const ranks = [...roles.map(({ id, name }) => ({ id, name })), { id: null, name: NO_ROLE }].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'de'),
  );
  const isRole = (id: number | null) => (id === null ? 'u.role_id is null' : `u.role_id = ${id}`);
  const either = (conditions: readonly string[]) =>
    conditions.length === 0 ? '1 = 0' : `(${conditions.join(' or ')})`;
  const statuses = Object.entries(STATUS_IN_WORDS) as [UserStatus, string][];
  return {
    table: TABLE,
    join: JOIN,
    ...present(group, await vendorId(em)),
    id: 'u.id',
    columns: {
      Nachname: { sort: 'u.nachname_key', text: 'u.nachname' },
      Vorname: { sort: 'u.vorname_key', text: 'u.vorname' },
      Loginname: { sort: 'u.login_key', text: 'u.loginname' },
      Mail: { sort: 'u.mail', nullable: true, text: 'u.mail' },
      Institution: { sort: 'i.name_key', text: 'i.name', joined: ofInstitution },
      Kundennummer: {
        sort: 'i.kundennummer',
        nullable: true,
        text: 'i.kundennummer',
        joined: ofInstitution,
      },
      Ort: { sort: 'i.ort_key', text: 'i.ort', joined: ofInstitution },
      PLZ: { sort: 'i.plz', text: 'i.plz', joined: ofInstitution },
      // The words have the order of their codes.
      Status: {
        sort: STATUS,
        matches: (contains) =>
          either(statuses.filter(([, words]) => contains(words)).map(([code]) => `${STATUS} = '${code}'`)),
      },
      Rolle: {
        sort: `case ${ranks.map(({ id }, rank) => `when ${isRole(id)} then ${rank}`).join(' ')} end`,
        matches: (contains) => either(ranks.filter(({ name }) => contains(name)).map(({ id }) => isRole(id))),
      },
    },
  };
}

function directoryUser({ inactive, confirmed, initial, ...columns }: Row): DirectoryUser {
  return {
    ...columns,
    Status: userStatus({
      inactive: Boolean(inactive),
      mailConfirmed: Boolean(confirmed),
      passwordInitial: Boolean(initial),
    }),
    standing: 'colleague',
  };
}
