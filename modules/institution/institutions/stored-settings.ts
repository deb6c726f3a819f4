import type { SqlEntityManager } from '@mikro-orm/sql';
import { readRows } from '#platform';
import type { Berechnungsmethode } from '../calculation-method/berechnungsmethode.ts';
import { type ContactColumns, fieldsOf } from '../contact/contact-rows.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import type { ManagedKrankenkasse } from '../krankenkassen/krankenkassen-list.ts';
import { type ChosenKrankenkasse, readChoice } from '../own-krankenkassen/chosen-krankenkassen.ts';
import { readOwnPrices } from '../own-prices/own-price-rows.ts';
import type { OwnPrices } from '../own-prices/own-prices.ts';
import { Institution } from './institution.entity.ts';

/** The numbers of the last writes to an institution's settings, part by part. */
export interface SettingsVersions {
  readonly contact: number;
  readonly krankenkassen: number;
  readonly method: number;
  readonly prices: number;
}

/** All settings of an institution that may be taken elsewhere. The PDF password is not among them. */
export interface StoredSettings {
  readonly versions: SettingsVersions;
  /** Empty where the institution has none yet. */
  readonly Kundennummer: string;
  readonly contact: ContactColumns;
  readonly method: Berechnungsmethode;
  readonly krankenkassen: readonly ChosenKrankenkasse[];
  readonly prices: OwnPrices;
}

/** The settings of an institution that exists. Whoever calls has checked who asks. */
export async function readStoredSettings(em: SqlEntityManager, institution: number): Promise<StoredSettings> {
  // The versions first: one that is too old leads to a conflict, one that is too new to a lost change.
  const versions = await readSettingsVersions(em, institution);
  const row = await em.findOneOrFail(Institution, institution, { disableIdentityMap: true });
  const { entries } = await readChoice(em, institution);
  return {
    versions,
    Kundennummer: row.kundennummer ?? '',
    contact: fieldsOf(row),
    method: row.berechnungsmethode,
    krankenkassen: entries,
    prices: await readOwnPrices(em, institution),
  };
}

/** The numbers alone, to see whether anything was changed since. */
export async function readSettingsVersions(
  em: SqlEntityManager,
  institution: number,
): Promise<SettingsVersions> {
  const row = await em.findOneOrFail(Institution, institution, { disableIdentityMap: true });
  return {
    contact: row.version,
    krankenkassen: row.kassenVersion,
    method: row.methodVersion,
    prices: row.pricesVersion,
  };
}

/** The vendor's Krankenkassen, of which an institution chooses. */
export const readVendorKrankenkassen = (em: SqlEntityManager): Promise<readonly ManagedKrankenkasse[]> =>
  readRows(em, krankenkasseRecord, KrankenkasseRow);
