import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import {
  type Actor,
  DomainError,
  type ListQuery,
  type Page,
  PreparedList,
  requireVendor,
} from '#platform/domain';
import { loginKeyOf } from '../login/login-key.ts';
import { type RoleChoice, readRoleChoices } from '../roles/role-choices.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { type DirectoryColumn, type DirectoryUser, directoryColumns } from './user-directory.ts';
import { userStatus } from './user-status.ts';

/** Users of the vendor, or of its customers. */
export type UserGroup = 'staff' | 'customers';

/** A page of users, with the choices for their form. */
export interface UserDirectory {
  readonly page: Page<DirectoryUser>;
  /** All users of the group, ignoring the query. */
  readonly count: number;
  readonly roles: readonly RoleChoice[];
}

type Columns = Omit<DirectoryUser, 'Status' | 'standing'>;
type Flag = boolean | number;
interface Row extends Columns {
  readonly vendor: Flag;
  readonly inactive: Flag;
  readonly confirmed: Flag;
  readonly initial: Flag;
}

/** Shows all users to the vendor's staff and the operator (access specification, section 2, 'accounts'). */
@Injectable()
export class UserDirectoryService {
  private readonly model;
  /** The lists made from the rows read last. */
  private last:
    | {
        readonly of: object;
        readonly lists: Readonly<Record<UserGroup, PreparedList<DirectoryUser, DirectoryColumn>>>;
      }
    | undefined;

  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {
    this.model = new ReadModel(em, ['accounts'], () => readAll(em.fork()));
  }

  /** A page of the users of a group. */
  async list(actor: Actor, group: UserGroup, query: ListQuery<DirectoryColumn>): Promise<UserDirectory> {
    requireVendor(actor);
    const userId = actor.kind === 'user' ? actor.userId : null;
    const users = await this.model.get();
    if (this.last?.of !== users) {
      const listOf = (rows: readonly DirectoryUser[]) => new PreparedList(rows, directoryColumns);
      this.last = { of: users, lists: { staff: listOf(users.staff), customers: listOf(users.customers) } };
    }
    const page = this.last.lists[group].page(query);
    const roles = await readRoleChoices(
      this.em.fork(),
      (id) => (id === VENDOR_ROLE_ID) === (group === 'staff'),
    );
    return {
      page: {
        ...page,
        rows: page.rows.map((row) => ({ ...row, standing: row.id === userId ? 'oneself' : 'colleague' })),
      },
      count: users[group].length,
      roles: roles.filter(({ given }) => given),
    };
  }

  /**
   * The user with a login name.
   * @throws DomainError `not-found`, also for a deleted one
   */
  async byLoginname(actor: Actor, loginname: string): Promise<DirectoryUser> {
    requireVendor(actor);
    const key = loginKeyOf(loginname);
    const { staff, customers } = await this.model.get();
    const user = [...staff, ...customers].find(({ Loginname }) => loginKeyOf(Loginname) === key);
    if (user === undefined)
      throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname.trim()}“.`);
    const isOneself = actor.kind === 'user' && actor.userId === user.id;
    return { ...user, standing: isOneself ? 'oneself' : 'colleague' };
  }
}

/** All users that are not deleted, read without the ORM, because there are thousands. */
async function readAll(em: SqlEntityManager): Promise<Readonly<Record<UserGroup, readonly DirectoryUser[]>>> {
  const rows: Row[] = await em.execute(
    `select u.id, u.version, u.anrede as "Anrede", u.vorname as "Vorname", u.nachname as "Nachname", u.mail as "Mail",
       u.loginname as "Loginname", u.role_id as "RollenId", r.name as "RollenName", u.inactive,
       u.mail_confirmed as confirmed, u.password_initial as initial, i.id as "institutionId", i.name as "Institution",
       i.kundennummer as "Kundennummer", i.plz as "PLZ", i.ort as "Ort", i.is_vendor as vendor
     from users u join institution i on i.id = u.institution_id left join roles r on r.id = u.role_id
     where u.login_key is not null order by u.id`,
  );
  const users = rows.map(({ vendor, inactive, confirmed, initial, ...columns }) => ({
    vendor: Boolean(vendor),
    user: {
      ...columns,
      Status: userStatus({
        inactive: Boolean(inactive),
        mailConfirmed: Boolean(confirmed),
        passwordInitial: Boolean(initial),
      }),
      standing: 'colleague',
    } as const,
  }));
  return {
    staff: users.filter(({ vendor }) => vendor).map(({ user }) => user),
    customers: users.filter(({ vendor }) => !vendor).map(({ user }) => user),
  };
}
