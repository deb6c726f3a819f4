import * as z from 'zod/mini';
import { holdsAddress, personName, savedRow } from '#platform/domain';
import { requiredMail } from '../users/form-fields.ts';

const LOGINNAME_MAX_LENGTH = 60;
const LOGINNAME_MESSAGE =
  '„Benutzername“ darf nur Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich enthalten.';
const ROLE_MESSAGE = 'Bitte wählen Sie eine Rolle aus.';

/** Empty or missing: derived for a new user, unchanged for an existing one. */
const loginname = z.optional(
  z.nullable(
    z.string(LOGINNAME_MESSAGE).check(
      z.trim(),
      z.maxLength(LOGINNAME_MAX_LENGTH, {
        error: `„Benutzername“ hat mehr als ${LOGINNAME_MAX_LENGTH} Zeichen.`,
        abort: true,
      }),
      z.normalize('NFC'),
      z.regex(/^[\p{L}\p{M}\p{Nd}._-]*$/u, { error: LOGINNAME_MESSAGE, abort: true }),
      // Mails contain it, and mail clients would make a link of an address.
      z.refine((text) => !holdsAddress(text), '„Benutzername“ darf keine Internet-Adresse sein.'),
    ),
  ),
);

/** The input fields of a user (access specification, section 5, 'User create/edit'). */
export const userFields = {
  /** 0 Frau, 1 Herr. */
  Anrede: z.literal([0, 1], 'Bitte wählen Sie eine Anrede aus.'),
  Vorname: personName('Vorname'),
  Nachname: personName('Nachname'),
  Mail: requiredMail(),
  RollenId: z.int(ROLE_MESSAGE).check(z.minimum(1, ROLE_MESSAGE)),
  Loginname: loginname,
} as const;

/** Whether a new user gets a mailed link to set the password, instead of an initial password. */
export const invitation = z.optional(z.boolean('„Einladung“: Erlaubt sind ja und nein.'));

/** Input of a user. */
export const userInput = z.strictObject({
  ...savedRow,
  /** Institution of a new user; default: the actor's own. The vendor's staff may name any; existing users stay. */
  institutionId: z.optional(
    z.nullable(
      z
        .int('Bitte wählen Sie eine Institution aus.')
        .check(z.minimum(1, 'Bitte wählen Sie eine Institution aus.')),
    ),
  ),
  ...userFields,
  Einladung: invitation,
});
export type UserInput = z.output<typeof userInput>;
