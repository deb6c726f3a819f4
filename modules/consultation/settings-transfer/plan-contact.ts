import type { StoredSettings } from '#institution';
import type { Berechnungsmethode } from '#institution/domain';
import type { SettingsFile } from './settings-file.ts';
import type { ContactWrite, PartPlan, SettingsChange } from './settings-parts.ts';

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
};

const shown = (text: string): string | null => (text === '' ? null : text.replaceAll('\n', ', '));

/** What a file would change in the contact data; a missing field is left unchanged. */
export function planContact(given: Contact, stored: StoredSettings['contact']): PartPlan<ContactWrite> {
  const fields = (Object.keys(LABELS) as (keyof Contact)[]).filter((field) => given[field] !== undefined);
  const changes = fields.flatMap((field): SettingsChange[] => {
    const [before, after] = [stored[field], given[field] ?? ''];
    return before === after ? [] : [{ name: LABELS[field], before: shown(before), after: shown(after) }];
  });
  return { write: given as ContactWrite, changes, leftOut: [] };
}

/** What a file would change in the Berechnungsmethode. */
export function planMethod(
  given: Berechnungsmethode,
  stored: Berechnungsmethode,
): PartPlan<Berechnungsmethode> {
  const change = { name: 'Berechnungsmethode', before: `Methode ${stored}`, after: `Methode ${given}` };
  return { write: given, changes: given === stored ? [] : [change], leftOut: [] };
}

/** What a file would change in the wording of the declaration; empty: ours. */
export function planWording(given: string, stored: string): PartPlan<string> {
  const change = { name: 'Wortlaut der Erklärung', before: stored || OURS, after: given || OURS };
  return { write: given, changes: given === stored ? [] : [change], leftOut: [] };
}

const OURS = 'der mitgelieferte';
