import type { DocumentDetails } from '#consultation/domain';
import type { Letterhead } from '#institution/domain';

/** Who signs a sheet, and where. */
export interface SigningValues {
  /** Place of signing; null: a line to write it on, with the day. */
  readonly place: string | null;
  /** Below the line of the signature, with the role of the signer as far as it is known. */
  readonly caption: string;
}

const CAPTIONS = {
  person: 'Unterschrift der versicherten Person',
  legal: 'Unterschrift der gesetzlichen Vertretung',
  authorised: 'Unterschrift der bevollmächtigten Person',
} as const;
const ANYBODY = 'Unterschrift der versicherten Person oder ihrer Vertretung';

/** The caption of a signature in the role of the signer; of anybody's while nobody has said who signs. */
export function signatureCaption(signer: DocumentDetails['signer']): string {
  return signer === undefined ? ANYBODY : CAPTIONS[signer];
}

/** Where is signed: the place that was given, or the institution's town after a talk there; null: not known. */
export function signingPlace({ place, talk }: DocumentDetails, { ort }: Letterhead): string | null {
  const known = place ?? (talk === 'shop' ? ort.trim() : '');
  return known === '' ? null : known;
}

/** Place and caption with the name of the one who signs for the person. */
export function signingValues(details: DocumentDetails, institution: Letterhead): SigningValues {
  const { signer, signerName } = details;
  // The person's own name is at the top of each page.
  const name = signer === 'person' || signerName === undefined ? '' : `: ${signerName}`;
  return { place: signingPlace(details, institution), caption: `${signatureCaption(signer)}${name}` };
}
