import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { type Actor, type ListQuery, type Page, pageOf } from '#platform/domain';
import { type ManagedUser, type UsersColumn, usersColumns } from '../domain/users-list.ts';
import { Role } from '../entities/role.entity.ts';
import { User } from '../entities/user.entity.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../role-ids.ts';
import { toManagedUser } from './managed-user.ts';
import { requireUserManager } from './users-in-scope.ts';

/** A role with what it allows in words. */
export interface RoleChoice {
  readonly id: number;
  /** Whether an institution may give it: that of main users the vendor gives. */
  readonly given: boolean;
  readonly name: string;
  readonly beschreibung: string;
  /** New users get it where nothing else is chosen. */
  readonly istStandard: boolean;
  /** Its rights in German, each a few words. */
  readonly rechte: readonly string[];
}

/** The users of an institution. */
export interface UsersOverview {
  readonly page: Page<ManagedUser>;
  /** All of them, whatever the query; the deleted ones do not count. */
  readonly count: number;
  /** How many the Paket allows. */
  readonly limit: number;
  /** Those that users of institutions have. */
  readonly roles: readonly RoleChoice[];
}

/** Shows the users of an institution to those who manage them. */
@Injectable()
export class UsersService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A page of the users of the actor's institution, with what may be chosen for them. */
  async overview(actor: Actor, query: ListQuery<UsersColumn>): Promise<UsersOverview> {
    const asking = requireUserManager(actor);
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
    const roles = await em.find(Role, {}, { populate: ['rechte'], orderBy: { id: 'asc' } });
    const rows = users.map((user) => toManagedUser(asking, user as User));
    return {
      page: pageOf(rows, query, usersColumns),
      count: users.length,
      limit: paket.nutzerlimit,
      roles: roles.filter(({ id }) => id !== VENDOR_ROLE_ID).map(toChoice),
    };
  }
}

function toChoice({ id, name, beschreibung, istStandard, rechte }: Role): RoleChoice {
  return {
    ...{ id, name, beschreibung, istStandard },
    given: id !== MAIN_USER_ROLE_ID,
    rechte: rechte.getItems().map((right) => right.beschreibung),
  };
}
