import { callAccess } from '../robot-check/call-access.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/** Whose a Kundennummer is, as checkknr.php says it. */
export interface MatchedAddress {
  readonly name_1: string;
  readonly name_2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

/** What is known of a Kundennummer: an address, that there is none, or why it could not be asked. */
export type NumberCheck =
  | { readonly kind: 'found'; readonly address: MatchedAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks whether a Kundennummer is in the system (access specification, section 7, checkknr.php). */
export async function checkNumber(knr: string): Promise<NumberCheck> {
  const answer = await callAccess<{ correct: boolean; data?: MatchedAddress }>('checkknr.php', {
    query: { knr },
  });
  if (!answer.ok) return { kind: 'failed', message: answer.fields.knr ?? answer.message };
  const { data } = answer.value;
  return data === undefined ? { kind: 'unknown' } : { kind: 'found', address: data };
}

type AddressFields = Pick<RegistrationDraft, 'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort'>;

/** The address fields of a registration that an address fills in. */
export function fieldsOf({ name_1, name_2, street, number, zip, city }: MatchedAddress): AddressFields {
  const name = [name_1, name_2].filter(Boolean).join(' ');
  return { Name: name, Strasse: street, Hausnummer: number, PLZ: zip, Ort: city };
}

/** Whether filling in an address takes nothing away that somebody has typed. */
export function mayFillIn(draft: RegistrationDraft, address: MatchedAddress, before: AddressFields | null) {
  const fields = Object.entries(fieldsOf(address)) as [keyof AddressFields, string][];
  return fields.every(([name, value]) => ['', value, before?.[name]].includes(draft[name].trim()));
}
