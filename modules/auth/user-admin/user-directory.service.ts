import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, DomainError, type ListQuery, type Page, requireVendor } from '#platform/domain';
import { type RoleChoice, readRoleChoices } from '../roles/role-choices.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { loginKeyOf } from '../users/login-key.ts';
import type { DirectoryColumn, DirectoryUser } from './user-directory.ts';
import {
  countDirectory,
  readDirectoryPage,
  readDirectoryUser,
  type UserGroup,
} from './user-directory-rows.ts';

/** A page of users, with the choices for their form. */
export interface UserDirectory {
  readonly page: Page<DirectoryUser>;
  /** All users of the group, ignoring the query. */
  readonly count: number;
  readonly roles: readonly RoleChoice[];
}

/** Shows all users to the vendor's staff and the operator (access specification, section 2, 'accounts'). */
@Injectable()
export class UserDirectoryService {
  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {}

  /** A page of the users of a group. */
  async list(actor: Actor, group: UserGroup, query: ListQuery<DirectoryColumn>): Promise<UserDirectory> {
    requireVendor(actor);
    const em = this.em.fork();
    const roles = await readRoleChoices(em, (id) => (id === VENDOR_ROLE_ID) === (group === 'staff'));
    const page = await readDirectoryPage(em, group, query, roles);
    const isFiltered = query.q !== '' || Object.keys(query.filters).length > 0;
    return {
      page: { ...page, rows: page.rows.map((row) => ({ ...row, standing: standingOf(actor, row) })) },
      count: isFiltered ? await countDirectory(em, group) : page.total,
      roles: roles.filter(({ given }) => given),
    };
  }

  /**
   * The user with a login name.
   * @throws DomainError `not-found`, also for a deleted one
   */
  async byLoginname(actor: Actor, loginname: string): Promise<DirectoryUser> {
    requireVendor(actor);
    const user = await readDirectoryUser(this.em.fork(), loginKeyOf(loginname));
    if (user === null) throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname.trim()}“.`);
    return { ...user, standing: standingOf(actor, user) };
  }
}

const standingOf = (actor: Actor, { id }: DirectoryUser) =>
  actor.kind === 'user' && actor.userId === id ? 'oneself' : 'colleague';
