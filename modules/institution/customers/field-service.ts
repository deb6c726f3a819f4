import type { EntityManager } from '@mikro-orm/core';
import { AdmRow } from './customer-list.entity.ts';

/** Who of the vendor's field service looks after a customer; mail and phone are empty where none is known. */
export interface FieldService {
  readonly number: string;
  readonly name: string;
  readonly mail: string;
  readonly phone: string;
}

/** Who looks after a Kundennummer, as the ADM table says it; null for nobody. For the vendor's eyes alone. */
export async function fieldServiceOf(
  em: EntityManager,
  kundennummer: string | null | undefined,
): Promise<FieldService | null> {
  const row = kundennummer ? await em.findOne(AdmRow, { knr: kundennummer }) : null;
  if (row === null) return null;
  return { number: row.adm_nr, name: row.adm_name, mail: row.adm_mail, phone: row.adm_tel };
}
