import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { OwnKrankenkasse } from '../own-krankenkassen/own-krankenkasse.entity.ts';
import { OwnPrice } from '../own-prices/own-price.entity.ts';

/** Contact data that every document shows, with their labels. */
const CONTACT = {
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  plz: 'PLZ',
  ort: 'Ort',
  telefon: 'Telefon',
  email: 'E-Mail',
} as const;
const FIELDS = Object.entries(CONTACT) as readonly [keyof typeof CONTACT, string][];

/** Labels of the contact data that an institution lacks. */
export function missingContactOf(row: Pick<Institution, keyof typeof CONTACT>): readonly string[] {
  return FIELDS.flatMap(([field, label]) => (row[field] === '' ? [label] : []));
}

/** How far an institution's settings are. */
interface SettingsState {
  readonly missingContact: readonly string[];
  /** In the trial there is no PDF password. */
  readonly trial: boolean;
  /** Whether documents can be mailed: with a stored password, or one of its own each. */
  readonly pdfPassword: boolean;
  /** Chosen Krankenkassen, own ones included. */
  readonly insurers: number;
  /** Entries of the vendor's list. */
  readonly listed: number;
  /** Own prices. */
  readonly prices: number;
  readonly method: Berechnungsmethode;
  /** Whether somebody has ever saved the method. */
  readonly methodChosen: boolean;
}

/** The state of the settings of an existing institution. */
export async function readSettingsState(em: SqlEntityManager, institution: number): Promise<SettingsState> {
  const row = await em.findOneOrFail(Institution, institution, { disableIdentityMap: true });
  return {
    missingContact: missingContactOf(row),
    trial: row.testphase,
    pdfPassword: row.pdfPasswort !== null || row.kennwortJeVersand,
    insurers: await em.count(OwnKrankenkasse, { institution }),
    listed: await em.count(KrankenkasseRow),
    prices: await em.count(OwnPrice, { institution }),
    method: row.berechnungsmethode,
    methodChosen: row.methodVersion > 1,
  };
}
