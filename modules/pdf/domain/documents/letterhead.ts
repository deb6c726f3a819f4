import type { Letterhead as InstitutionLetterhead } from '#institution/domain';
import type { Letterhead } from '../layout/block.ts';
import { joined } from './persons.ts';

/** What stands at the head of a document; what is not known is left out. */
export function letterheadOf(institution: InstitutionLetterhead): Letterhead {
  const { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner } = institution;
  const some = (...texts: readonly (string | null)[]) => texts.flatMap((text) => text ?? []);
  const after = (label: string, text: string) => (text.trim() === '' ? null : `${label} ${text.trim()}`);
  return {
    name,
    address: some(joined(strasse, hausnummer), joined(plz, ort)),
    contact: some(
      after('Ansprechpartner:', ansprechpartner),
      after('Telefon', telefon),
      after('Fax', fax),
      joined(email),
      joined(webseite),
    ),
  };
}
