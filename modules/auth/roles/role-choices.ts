import type { EntityManager } from '@mikro-orm/core';
import { Role } from './role.entity.ts';

/** A role with what it allows in words. */
export interface RoleChoice {
  readonly id: number;
  /** Whether whoever asks may give it. */
  readonly given: boolean;
  readonly name: string;
  readonly beschreibung: string;
  /** New users get it where nothing else is chosen. */
  readonly istStandard: boolean;
  /** Its rights in German, each a few words. */
  readonly rechte: readonly string[];
}

/** The roles by their ids, with what may be given of them. */
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
