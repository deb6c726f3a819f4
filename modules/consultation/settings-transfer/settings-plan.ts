import type { Product } from '#catalogue/domain';
import type { StoredSettings } from '#institution';
import type { Berechnungsmethode, ManagedKrankenkasse } from '#institution/domain';
import { nameKey, type Right } from '#platform/domain';
import { planKrankenkassen } from './plan-krankenkassen.ts';
import { planPrices } from './plan-prices.ts';
import type { SettingsFile } from './settings-file.ts';
import type { ContactWrite, FormWrites, PartPlan, SettingsChange, SettingsWrites } from './settings-parts.ts';

type Contact = NonNullable<SettingsFile['contact']>;

/** The labels of the contact page. */
const LABELS: Readonly<Record<keyof Contact, string>> = {
  Name: 'Firma',
  Strasse: 'Straße',
  Hausnummer: 'Hausnummer',
  PLZ: 'PLZ',
  Ort: 'Ort',
  Telefon: 'Telefon',
  Fax: 'Fax',
  Ansprechpartner: 'Ansprechpartner',
  Email: 'E-Mail',
  Webseite: 'Webseite',
  IK: 'Institutionskennzeichen (IK)',
  Beraternamen: 'Namen der Beratenden',
  Kartenzeilen: 'Zeilen der Gesundheitskarte',
  KennwortJeVersand: 'Eigenes Kennwort je Versand',
};

function shown(value: string | boolean): string | null {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return value === '' ? null : value.replaceAll('\n', ', ');
}

/** What a file would change in the contact data; a missing field is left unchanged. */
function planContact(given: Contact, stored: StoredSettings['contact']): PartPlan<ContactWrite> {
  const fields = (Object.keys(LABELS) as (keyof Contact)[]).filter((field) => given[field] !== undefined);
  const changes = fields.flatMap((field): SettingsChange[] => {
    const [before, after] = [stored[field], given[field] ?? ''];
    return before === after ? [] : [{ name: LABELS[field], before: shown(before), after: shown(after) }];
  });
  return { write: given as ContactWrite, changes, leftOut: [] };
}

/** What a file would change in the Berechnungsmethode. */
function planMethod(given: Berechnungsmethode, stored: Berechnungsmethode): PartPlan<Berechnungsmethode> {
  const change = { name: 'Berechnungsmethode', before: `Methode ${stored}`, after: `Methode ${given}` };
  return { write: given, changes: given === stored ? [] : [change], leftOut: [] };
}

/** What a file would change in the wording of the declaration; empty: ours. */
function planWording(given: string, stored: string): PartPlan<string> {
  const change = { name: 'Wortlaut der Erklärung', before: stored || OURS, after: given || OURS };
  return { write: given, changes: given === stored ? [] : [change], leftOut: [] };
}

const OURS = 'der mitgelieferte';

/** Most changes of a part in an answer; the rest is only counted. */
const MOST_NAMED = 1000;

/** What a file would change, for display; null: absent. */
export interface SettingsDifference {
  readonly label: string;
  readonly count: number;
  /** The first thousand. */
  readonly changes: PartPlan<unknown>['changes'];
}

/** What a file would change, and what is not imported. */
interface SettingsPlan {
  readonly writes: SettingsWrites;
  /** Parts with changes. */
  readonly differences: readonly SettingsDifference[];
  /** What is not imported and why, in sentences. */
  readonly leftOut: readonly string[];
}

/** What a file is compared with. */
interface PlanFacts {
  readonly stored: StoredSettings;
  readonly products: readonly Product[];
  readonly vendors: readonly ManagedKrankenkasse[];
  readonly rights: ReadonlySet<Right>;
  /** What the file would change in the forms of contracts, if it has any and the user may change them. */
  readonly forms: PartPlan<FormWrites> | null;
}

/**
 * Compares a file with an institution's settings. Each part requires the right of its own page, so that einst_import
 * alone changes nothing.
 */
export function settingsPlan(
  file: SettingsFile,
  { stored, products, vendors, rights, forms }: PlanFacts,
): SettingsPlan {
  const differences: SettingsDifference[] = [];
  const leftOut: string[] = [];
  const take = <Write>(label: string, right: Right, plan: () => PartPlan<Write>): Write | undefined => {
    if (!rights.has(right)) {
      const stays = STAYS[label] ?? 'Sie bleiben, wie sie sind.';
      leftOut.push(`${label}: Dafür fehlt Ihnen die Berechtigung. ${stays}`);
      return undefined;
    }
    const { write, changes, leftOut: more } = plan();
    leftOut.push(...more);
    if (changes.length === 0) return undefined;
    differences.push({ label, count: changes.length, changes: changes.slice(0, MOST_NAMED) });
    return write;
  };
  const { contact, krankenkassen, krankenkassenZusaetzlich: zusaetzlich = false } = file;
  const { prices, method, declaration } = file;
  if (contact && isForeign(file, stored))
    leftOut.push('Kontaktdaten, IK und Namen der Beratenden: Sie gehören einer anderen Institution.');
  leftOut.push(
    ...(file.formsLeftOut ?? []).map(
      (name) => `Vertragsformular „${name}“: Es war zu groß für die Datei. Bitte laden Sie es selbst hoch.`,
    ),
  );
  const writes: SettingsWrites = {
    contact:
      contact && !isForeign(file, stored)
        ? take('Kontaktdaten', 'kont_einst', () => planContact(contact, stored.contact))
        : undefined,
    krankenkassen:
      krankenkassen &&
      take('Krankenkassen', 'kassen_einst', () =>
        planKrankenkassen({ krankenkassen, zusaetzlich }, stored, vendors),
      ),
    krankenkassenZusaetzlich: zusaetzlich,
    prices: prices && take('Produktpreise', 'preis_einst', () => planPrices(prices, stored.prices, products)),
    method: method && take('Berechnungsmethode', 'berechn_einst', () => planMethod(method, stored.method)),
    wording:
      declaration === undefined
        ? undefined
        : take('Wortlaut der Erklärung', 'kont_einst', () => planWording(declaration, stored.wording)),
    forms: file.forms && take('Vertragsformulare', 'kont_einst', () => forms ?? NOTHING),
  };
  return { writes, differences, leftOut };
}

const NOTHING: PartPlan<FormWrites> = { write: [], changes: [], leftOut: [] };

/** Texts for a part of one value that stays as it is. */
const STAYS: Readonly<Record<string, string>> = {
  Berechnungsmethode: 'Sie bleibt, wie sie ist.',
  'Wortlaut der Erklärung': 'Er bleibt, wie er ist.',
};

/** Whether a file comes from another institution: compares the Kundennummer if both have one, else the name. */
export function isForeign({ institution }: SettingsFile, { Kundennummer, contact }: StoredSettings): boolean {
  return institution.Kundennummer !== '' && Kundennummer !== ''
    ? institution.Kundennummer !== Kundennummer
    : nameKey(institution.Name) !== nameKey(contact.Name);
}
