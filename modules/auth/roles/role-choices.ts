import type { EntityManager } from '@mikro-orm/core';
import { Role } from './role.entity.ts';

/** A role with its rights in words. */
export interface RoleChoice {
  readonly id: number;
  /** Whether the actor may assign it. */
  readonly given: boolean;
  readonly name: string;
  readonly beschreibung: string;
  /** Default role of new users. */
  readonly istStandard: boolean;
  /** Its rights in German, a few words each. */
  readonly rechte: readonly string[];
}

/** The roles by id, marking those that may be assigned. */
export async function readRoleChoices(
  em: EntityManager,
  isGiven: (id: number) => boolean,
): Promise<readonly RoleChoice[]> {
  const roles = await em.find(Role, {}, { populate: ['rechte'], orderBy: { id: 'asc' } });
  return roles.map(({ id, name, beschreibung, istStandard, rechte }) => ({
    ...{ id, name, beschreibung, istStandard },
    given: isGiven(id),
    rechte: rechte.getItems().map((right) => right.beschreibung),
  }));
}
