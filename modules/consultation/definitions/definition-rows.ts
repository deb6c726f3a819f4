import type { EntityManager } from '@mikro-orm/core';
import { deliveredDefinitions } from './delivered-definitions.ts';
import { EditedTextsRow } from './edited-texts.entity.ts';
import { type Definitions, withEditedTexts } from './edited-texts.ts';

/** The texts that the vendor has changed, by name. */
export async function readEditedTexts(em: EntityManager): Promise<ReadonlyMap<string, EditedTextsRow>> {
  const rows = await em.find(EditedTextsRow, {}, { disableIdentityMap: true });
  return new Map(rows.map((row) => [row.name, row]));
}

/** The questions and hints of consultations: the delivered ones with the vendor's changes. */
export async function readDefinitions(em: EntityManager): Promise<Definitions> {
  const edited = await readEditedTexts(em);
  const texts = new Map([...edited].map(([name, row]) => [name, row.texts] as const));
  return withEditedTexts(await deliveredDefinitions(), texts);
}
