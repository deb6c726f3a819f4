import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ListQuery, type Page, pageOf, type Right, requireVendor } from '#platform/domain';
import { RightRow } from '../roles/role.entity.ts';
import { type ManagedRole, type RolesColumn, rolesColumns } from '../roles/role-input.ts';
import { readRoles, usersByRole, usersOfRole } from './role-rows.ts';

/** A row of the list. */
export interface RoleListRow extends ManagedRole {
  /** Number of users; a role with users cannot be deleted. */
  readonly users: number;
}

/** A right of a role. */
export interface GrantedRight {
  readonly id: number;
  readonly name: Right;
  /** Its description, a few German words. */
  readonly beschreibung: string;
}

/** Shows roles and rights to the vendor's staff. */
@Injectable()
export class RolesService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** All roles, by id. */
  async all(actor: Actor): Promise<readonly ManagedRole[]> {
    requireVendor(actor);
    return readRoles(this.em.fork());
  }

  async list(actor: Actor, query: ListQuery<RolesColumn>): Promise<Page<RoleListRow>> {
    const page = pageOf(await this.all(actor), query, rolesColumns);
    const users = await usersByRole(this.em.fork());
    return { ...page, rows: page.rows.map((row) => ({ ...row, users: users.get(row.id) ?? 0 })) };
  }

  /** How many users have a role; 0 for one that does not exist. */
  async usage(actor: Actor, id: number): Promise<number> {
    requireVendor(actor);
    return usersOfRole(this.em.fork(), id);
  }

  /** All rights, in display order. */
  async rights(actor: Actor): Promise<readonly GrantedRight[]> {
    requireVendor(actor);
    const rows = await this.em.fork().find(RightRow, {}, { orderBy: { id: 'asc' } });
    return rows.map(({ id, name, beschreibung }) => ({ id, name, beschreibung }));
  }
}
