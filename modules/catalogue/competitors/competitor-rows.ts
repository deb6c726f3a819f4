import type { EntityManager } from '@mikro-orm/core';
import { Competitor } from './competitor.entity.ts';
import type { ManagedCompetitor } from './competitor-input.ts';

/** The known products of other makers, sorted by name. */
export async function readCompetitors(em: EntityManager): Promise<readonly ManagedCompetitor[]> {
  const rows = await em.find(Competitor, {}, { disableIdentityMap: true });
  return rows.map(toCompetitor).sort((a, b) => a.Name.localeCompare(b.Name, 'de'));
}

/** One as the vendor maintains it. */
export const toCompetitor = ({ id, version, name }: Competitor): ManagedCompetitor => ({
  id,
  version,
  Name: name,
});
