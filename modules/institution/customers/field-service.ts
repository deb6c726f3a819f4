import type { EntityManager } from '@mikro-orm/core';
import { AdmRow } from './customer-list.entity.ts';

/** The vendor's field representative of a customer; mail and phone are empty if unknown. */
export interface FieldService {
  readonly number: string;
  readonly name: string;
  readonly mail: string;
  readonly phone: string;
}

/**
 * The field representative of a Kundennummer in the ADM table; null if there is none. For the vendor's staff
 * only.
 */
export async function fieldServiceOf(
  em: EntityManager,
  kundennummer: string | null | undefined,
): Promise<FieldService | null> {
  const row = kundennummer ? await em.findOne(AdmRow, { knr: kundennummer }) : null;
  if (row === null) return null;
  return { number: row.adm_nr, name: row.adm_name, mail: row.adm_mail, phone: row.adm_tel };
}
