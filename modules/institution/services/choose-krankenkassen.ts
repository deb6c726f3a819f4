import type { EntityManager } from '@mikro-orm/core';
import { KrankenkasseRow } from '../entities/krankenkasse.entity.ts';
import { OwnKrankenkasse } from '../entities/own-krankenkasse.entity.ts';

/**
 * Lets a new institution work with every Krankenkasse of the vendor's list ('Alle Krankenkassen hinzufügen'): without
 * one no consultation leads to an offer.
 */
export async function chooseAllKrankenkassen(em: EntityManager, institution: number): Promise<void> {
  const listed = await em.find(KrankenkasseRow, {}, { fields: ['id'], orderBy: { id: 'asc' } });
  const chosen = listed.map(({ id: krankenkasse }) => ({ institution, krankenkasse }));
  // What is inserted at once must be something.
  if (chosen.length > 0) await em.insertMany(OwnKrankenkasse, chosen);
}
