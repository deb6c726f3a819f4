import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { type Actor, type ListQuery, type Page, pageOf } from '#platform/domain';
import { type RoleChoice, readRoleChoices } from '../roles/role-choices.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { User } from '../users/user.entity.ts';
import { toManagedUser } from './managed-user.ts';
import { requireUserManager } from './users-in-scope.ts';
import { type ManagedUser, type UsersColumn, usersColumns } from './users-list.ts';

/** The users of an institution. */
export interface UsersOverview {
  readonly page: Page<ManagedUser>;
  /** All of them, ignoring the query; without deleted ones. */
  readonly count: number;
  /** The limit of the Paket. */
  readonly limit: number;
  /** Roles for users of institutions. */
  readonly roles: readonly RoleChoice[];
}

/** Shows the users of an institution to their managers. */
@Injectable()
export class UsersService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A page of the users of the actor's institution, with the choices for their form. */
  async overview(actor: Actor, query: ListQuery<UsersColumn>): Promise<UsersOverview> {
    const asking = await requireUserManager(this.em, actor);
    const em = this.em.fork();
    const users = await em.find(
      User,
      { institution: asking.institutionId, loginKey: { $ne: null } },
      {
        populate: ['role'],
        strategy: 'joined',
        exclude: ['passwordHash'],
        orderBy: { nachname: 'asc', vorname: 'asc', id: 'asc' },
      },
    );
    const { paket } = await em.findOneOrFail(Institution, asking.institutionId, { populate: ['paket'] });
    // The role of main users is assigned by the vendor.
    const roles = await readRoleChoices(em, (id) => id !== MAIN_USER_ROLE_ID);
    const rows = users.map((user) => toManagedUser(asking, user as User));
    return {
      page: pageOf(rows, query, usersColumns),
      count: users.length,
      limit: paket.Nutzerlimit,
      roles: roles.filter(({ id }) => id !== VENDOR_ROLE_ID),
    };
  }
}
