import * as z from 'zod/mini';
import {
  institutionName,
  mailForm,
  optionalLine,
  postcode,
  requiredLine,
  seenVersion,
} from '#platform/domain';
import { adviserNames } from './adviser-names.ts';
import { cardLines } from './card-lines.ts';
import { institutionskennzeichen } from './institutionskennzeichen.ts';
import { composedPassword, isPdfPassword, PDF_PASSWORD_MESSAGE } from './pdf-password.ts';

/** A web address, with or without its scheme; the host contains a dot. */
const PAGE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

const orEmpty = (matches: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => text === '' || matches(text), error);

/**
 * Contact data of an institution, as its documents show them (access specification, sections 2 and 3).
 * Optional fields may be empty, and stay unchanged if missing. Lengths are those of the columns.
 */
export const contactFields = {
  Name: institutionName('Firma'),
  Strasse: requiredLine('Straße', 200),
  Hausnummer: requiredLine('Hausnummer', 20),
  PLZ: postcode('PLZ'),
  Ort: requiredLine('Ort', 100),
  Telefon: z.optional(optionalLine('Telefon', 50)),
  Fax: z.optional(optionalLine('Fax', 50)),
  Ansprechpartner: z.optional(optionalLine('Ansprechpartner', 200)),
  Email: z.optional(optionalLine('E-Mail', 254).check(mailForm({ empty: true }))),
  Webseite: z.optional(
    optionalLine('Webseite', 200).check(
      orEmpty((text) => PAGE.test(text), '„Webseite“ ist keine Adresse, wie www.apotheke.example.'),
    ),
  ),
  IK: z.optional(institutionskennzeichen),
} as const;

/** Whether each mailed document is sealed with a password of its own, which is kept nowhere. */
export const ownPasswordEach = z.boolean('Erlaubt sind true und false.');

/** Input of a write to the contact data. */
export const contactInput = z.strictObject({
  version: seenVersion,
  ...contactFields,
  Beraternamen: z.optional(adviserNames),
  Kartenzeilen: z.optional(cardLines),
  /** Whether each mailed document has a password of its own. */
  KennwortJeVersand: z.optional(ownPasswordEach),
  /** A new password; empty or omitted, the stored one stays. */
  PdfPasswort: z.optional(
    z
      .string(PDF_PASSWORD_MESSAGE)
      .check(z.overwrite(composedPassword), orEmpty(isPdfPassword, PDF_PASSWORD_MESSAGE)),
  ),
});
export type ContactInput = z.output<typeof contactInput>;
