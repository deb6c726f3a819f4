import type { SqlEntityManager } from '@mikro-orm/sql';
import { readRows } from '#platform';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import { type ContactColumns, fieldsOf } from '../contact/contact-rows.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import type { ManagedKrankenkasse } from '../krankenkassen/krankenkassen-list.ts';
import { type ChosenKrankenkasse, readChoice } from '../own-krankenkassen/chosen-krankenkassen.ts';
import { readOwnPrices } from '../own-prices/own-price-rows.ts';
import type { OwnPrices } from '../own-prices/own-prices.ts';

/** Versions of an institution's settings, part by part. */
export interface SettingsVersions {
  readonly contact: number;
  readonly krankenkassen: number;
  readonly method: number;
  readonly wording: number;
  readonly prices: number;
}

/** All settings of an institution that can be exported. The PDF password is not included. */
export interface StoredSettings {
  readonly versions: SettingsVersions;
  /** Empty if the institution has none yet. */
  readonly Kundennummer: string;
  readonly contact: ContactColumns;
  readonly method: Berechnungsmethode;
  /** Own wording of the declaration; empty: ours. */
  readonly wording: string;
  readonly krankenkassen: readonly ChosenKrankenkasse[];
  /** Whether its own ones are offered in addition to the vendor's whole list. */
  readonly krankenkassenZusaetzlich: boolean;
  readonly prices: OwnPrices;
}

/** The settings of an existing institution. The caller has checked access. */
export async function readStoredSettings(em: SqlEntityManager, institution: number): Promise<StoredSettings> {
  // Versions first: an outdated one leads to a conflict, one that is too new to a lost update.
  const versions = await readSettingsVersions(em, institution);
  const row = await em.findOneOrFail(Institution, institution, { disableIdentityMap: true });
  const { entries, zusaetzlich } = await readChoice(em, institution);
  return {
    versions,
    Kundennummer: row.kundennummer ?? '',
    contact: fieldsOf(row),
    method: row.berechnungsmethode,
    wording: row.wortlaut,
    krankenkassen: entries,
    krankenkassenZusaetzlich: zusaetzlich,
    prices: await readOwnPrices(em, institution),
  };
}

/** Only the versions, to see whether anything has changed since. */
export async function readSettingsVersions(
  em: SqlEntityManager,
  institution: number,
): Promise<SettingsVersions> {
  const row = await em.findOneOrFail(Institution, institution, { disableIdentityMap: true });
  return {
    contact: row.version,
    krankenkassen: row.kassenVersion,
    method: row.methodVersion,
    wording: row.wortlautVersion,
    prices: row.pricesVersion,
  };
}

/** The vendor's Krankenkassen, from which institutions choose. */
export const readVendorKrankenkassen = (em: SqlEntityManager): Promise<readonly ManagedKrankenkasse[]> =>
  readRows(em, krankenkasseRecord, KrankenkasseRow);
