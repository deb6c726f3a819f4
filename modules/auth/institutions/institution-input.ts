import * as z from 'zod/mini';
import { contactFields } from '#institution/domain';
import { institutionName } from '#platform/domain';
import { requiredKundennummer, requiredMail } from '../registration/form-fields.ts';
import { userFields } from '../users/user-input.ts';

/** By which way an institution is supplied (access specification, section 3). */
export const VERTRIEBSWEGE = [20, 25, 28, 30, 35, 40] as const;

const PAKET_MESSAGE = 'Bitte wählen Sie ein Paket aus.';
const ID_MESSAGE = 'Die Nummer ist eine ganze Zahl ab 1.';

const { Name: _, Email: __, ...otherContact } = contactFields;

/** What the vendor enters of an institution (access specification, section 5, 'Institution save'), as its form asks. */
const shape = {
  /** Null for a new one. */
  id: z.nullable(z.int(ID_MESSAGE).check(z.minimum(1, ID_MESSAGE))),
  /** That of the data somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  Name: institutionName('Name'),
  Kundennummer: requiredKundennummer,
  Vertriebsweg: z.literal(VERTRIEBSWEGE, 'Bitte wählen Sie einen Vertriebsweg aus.'),
  PaketId: z.int(PAKET_MESSAGE).check(z.minimum(1, PAKET_MESSAGE)),
  ...otherContact,
} as const;

/** Of a new institution also that of its main user. */
const Email = requiredMail('E-Mail');

/** Who manages a new institution: its main user. */
const { Anrede, Vorname, Nachname } = userFields;

/** A new institution with its main user, all of it required. */
export const newInstitutionInput = z.strictObject({ ...shape, Anrede, Vorname, Nachname, Email });

/** An institution as it is saved; with a new one comes its main user. */
export const institutionInput = z.strictObject({
  ...shape,
  Anrede: z.optional(Anrede),
  Vorname: z.optional(Vorname),
  Nachname: z.optional(Nachname),
  Email,
});
export type InstitutionInput = z.input<typeof institutionInput>;
/** One that keeps all rules. */
export type CheckedInstitution = z.output<typeof institutionInput>;

/** What is said of a Kundennummer that another institution has (access specification, section 8). */
export const NUMBER_TAKEN_MESSAGE = 'Diese Kundennummer ist schon vergeben.';
