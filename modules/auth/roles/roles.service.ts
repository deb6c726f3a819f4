import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ListQuery, type Page, pageOf, type Right, requireVendor } from '#platform/domain';
import { RightRow } from './role.entity.ts';
import { type ManagedRole, type RolesColumn, rolesColumns } from './role-input.ts';
import { readRoles, usersByRole, usersOfRole } from './role-rows.ts';

/** A row of the list. */
export interface RoleListRow extends ManagedRole {
  /** How many users have it: while there are any it stays. */
  readonly users: number;
}

/** One of the rights that a role may give. */
export interface GrantedRight {
  readonly id: number;
  readonly name: Right;
  /** What it allows, in a few German words. */
  readonly beschreibung: string;
}

/** Shows the vendor's staff the roles, and the rights that they are made of. */
@Injectable()
export class RolesService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** All roles, by their ids. */
  async all(actor: Actor): Promise<readonly ManagedRole[]> {
    requireVendor(actor);
    return readRoles(this.em.fork());
  }

  /** A page of them. */
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

  /** All rights, in the order in which they are shown. */
  async rights(actor: Actor): Promise<readonly GrantedRight[]> {
    requireVendor(actor);
    const rows = await this.em.fork().find(RightRow, {}, { orderBy: { id: 'asc' } });
    return rows.map(({ id, name, beschreibung }) => ({ id, name, beschreibung }));
  }
}
