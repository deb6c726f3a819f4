import * as z from 'zod/mini';
import { holdsAddress, personName } from '#platform/domain';
import { requiredMail } from '../registration/form-fields.ts';

const LOGINNAME_MAX_LENGTH = 60;
const LOGINNAME_MESSAGE =
  '„Benutzername“ darf nur Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich enthalten.';
const ROLE_MESSAGE = 'Bitte wählen Sie eine Rolle aus.';

/** Empty or missing: the server makes one for a new user, and leaves that of another one as it is. */
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
      // It stands in mails, where a mail reader would make a link of it.
      z.refine((text) => !holdsAddress(text), '„Benutzername“ darf keine Internet-Adresse sein.'),
    ),
  ),
);

/** What people enter of a user (access specification, section 5, 'User create/edit'). */
export const userFields = {
  /** 0 Frau, 1 Herr. */
  Anrede: z.literal([0, 1], 'Bitte wählen Sie eine Anrede aus.'),
  Vorname: personName('Vorname'),
  Nachname: personName('Nachname'),
  Mail: requiredMail('E-Mail'),
  RollenId: z.int(ROLE_MESSAGE).check(z.minimum(1, ROLE_MESSAGE)),
  Loginname: loginname,
} as const;

/** A user as it is saved. */
export const userInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(
    z.int('Die Nummer ist eine ganze Zahl.').check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.')),
  ),
  /** That of the row somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  /** Whose a new user is: the actor's own where it is missing. The vendor's staff names any; nobody moves. */
  institutionId: z.optional(
    z.nullable(
      z
        .int('Bitte wählen Sie eine Institution aus.')
        .check(z.minimum(1, 'Bitte wählen Sie eine Institution aus.')),
    ),
  ),
  ...userFields,
});
export type UserInput = z.input<typeof userInput>;
/** One that keeps all rules. */
export type CheckedUser = z.output<typeof userInput>;
