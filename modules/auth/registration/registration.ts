import * as z from 'zod/mini';
import { institutionName, personName, postcode, requiredLine } from '#platform/domain';
import { isStrongPassword, PASSWORD_MAX_LENGTH, PASSWORD_RULE_MESSAGE } from '../password/password-rule.ts';
import { optionalKundennummer, requiredMail } from '../users/form-fields.ts';

/** The message of register.php for a mail address that is taken (access specification, section 8). */
export const MAIL_TAKEN_MESSAGE = 'Diese E-Mail-Adresse wird bereits verwendet.';

/** The message for a Kundennummer that the matching table does not have. */
export const NUMBER_UNKNOWN_MESSAGE =
  'Diese Kundennummer ist nicht in unserem System hinterlegt! Bitte überprüfen Sie Ihre Eingabe oder registrieren Sie sich ohne Kundennummer.';

const SALUTATION_MESSAGE = 'Bitte wählen Sie eine Anrede aus.';
const VERSION_MESSAGE = 'Bitte wählen Sie zwischen Demoversion und Vertragsversion.';

/** The registration model (access specification, sections 3 and 5). Lengths are those of the columns. */
export const registrationModel = z.strictObject({
  Name: institutionName('Name'),
  Strasse: requiredLine('Straße', 200),
  Hausnummer: requiredLine('Hausnummer', 20),
  PLZ: postcode('PLZ'),
  Ort: requiredLine('Ort', 100),
  /** 0 Frau, 1 Herr. */
  Anrede: z.literal([0, 1], SALUTATION_MESSAGE),
  Vorname: personName('Vorname'),
  Nachname: personName('Nachname'),
  Mail: requiredMail(),
  Password: z
    .string(PASSWORD_RULE_MESSAGE)
    .check(
      z.maxLength(PASSWORD_MAX_LENGTH, { error: PASSWORD_RULE_MESSAGE, abort: true }),
      z.refine(isStrongPassword, PASSWORD_RULE_MESSAGE),
    ),
  Kundennummer: optionalKundennummer,
  /** Sent by the browser and ignored; the matching table decides. */
  KnrVerifiziert: z.optional(z.union([z.boolean(), z.literal([0, 1])], 'Erlaubt sind 0 und 1.')),
  /** 0 demo, 1 contract. */
  selectedVersion: z.literal([0, 1], VERSION_MESSAGE),
});

/** The validated registration. */
export type Registration = z.output<typeof registrationModel>;
