import { callAccess } from '../robot-check/call-access.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/** The address of a Kundennummer, as checkknr.php returns it. */
export interface MatchedAddress {
  readonly name_1: string;
  readonly name_2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

/** Result of a check: an address, none, or why the check failed. */
export type NumberCheck =
  | { readonly kind: 'found'; readonly address: MatchedAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };

/** Checks whether a Kundennummer is known (access specification, section 7, checkknr.php). */
export async function checkNumber(knr: string): Promise<NumberCheck> {
  const answer = await callAccess<{ correct: boolean; data?: MatchedAddress }>('checkknr.php', {
    query: { knr },
  });
  if (!answer.ok) return { kind: 'failed', message: answer.fields.knr ?? answer.message };
  const { data } = answer.value;
  return data === undefined ? { kind: 'unknown' } : { kind: 'found', address: data };
}

type AddressFields = Pick<RegistrationDraft, 'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort'>;

/** The registration's address fields for an address. */
export function fieldsOf({ name_1, name_2, street, number, zip, city }: MatchedAddress): AddressFields {
  const name = [name_1, name_2].filter(Boolean).join(' ');
  return { Name: name, Strasse: street, Hausnummer: number, PLZ: zip, Ort: city };
}

/** Whether filling in an address would overwrite nothing the user has typed. */
export function mayFillIn(draft: RegistrationDraft, address: MatchedAddress, before: AddressFields | null) {
  const fields = Object.entries(fieldsOf(address)) as [keyof AddressFields, string][];
  return fields.every(([name, value]) => ['', value, before?.[name]].includes(draft[name].trim()));
}
