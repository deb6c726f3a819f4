import * as z from 'zod/mini';
import { institutionName, optionalLine, requiredLine } from '#platform/domain';
import { adviserNames } from './adviser-names.ts';
import { institutionskennzeichen } from './institutionskennzeichen.ts';
import { composedPassword, isPdfPassword, PDF_PASSWORD_MESSAGE } from './pdf-password.ts';

/** An address of a page, with or without its scheme; a host has a dot. */
const PAGE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;
const MAIL_MESSAGE = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';

const orEmpty = (matches: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => text === '' || matches(text), error);

/** Contact data of an institution as its documents name them (access specification, sections 2 and 3); what is optional may be empty, and stays as it is where it is missing. Lengths are those of the table. */
export const contactFields = {
  Name: institutionName('Firma'),
  Strasse: requiredLine('Straße', 200),
  Hausnummer: requiredLine('Hausnummer', 20),
  PLZ: requiredLine('PLZ', 10),
  Ort: requiredLine('Ort', 100),
  Telefon: z.optional(optionalLine('Telefon', 50)),
  Fax: z.optional(optionalLine('Fax', 50)),
  Ansprechpartner: z.optional(optionalLine('Ansprechpartner', 200)),
  Email: z.optional(
    optionalLine('E-Mail', 254).check(orEmpty((text) => z.regexes.email.test(text), MAIL_MESSAGE)),
  ),
  Webseite: z.optional(
    optionalLine('Webseite', 200).check(
      orEmpty((text) => PAGE.test(text), '„Webseite“ ist keine Adresse, wie www.apotheke.example.'),
    ),
  ),
  IK: z.optional(institutionskennzeichen),
} as const;

/** Contact data as they are saved. */
export const contactInput = z.strictObject({
  /** That of the data somebody has seen; without it they are overwritten. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  ...contactFields,
  Beraternamen: z.optional(adviserNames),
  /** A new one; empty or left out, it stays as it is. */
  PdfPasswort: z.optional(
    z
      .string(PDF_PASSWORD_MESSAGE)
      .check(z.overwrite(composedPassword), orEmpty(isPdfPassword, PDF_PASSWORD_MESSAGE)),
  ),
});
export type ContactInput = z.input<typeof contactInput>;
