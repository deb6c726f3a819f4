import * as z from 'zod/mini';
import { contactFields } from '#institution/domain';
import { institutionName } from '#platform/domain';
import { requiredKundennummer, requiredMail } from '../registration/form-fields.ts';
import { userFields } from '../users/user-input.ts';

/** The distribution channels of an institution (access specification, section 3). */
export const VERTRIEBSWEGE = [20, 25, 28, 30, 35, 40] as const;

const PAKET_MESSAGE = 'Bitte wählen Sie ein Paket aus.';
const ID_MESSAGE = 'Die Nummer ist eine ganze Zahl ab 1.';

const { Name: _, Email: __, ...otherContact } = contactFields;

/** The fields of the vendor's form for an institution (access specification, section 5, 'Institution save'). */
const shape = {
  /** Null for a new one. */
  id: z.nullable(z.int(ID_MESSAGE).check(z.minimum(1, ID_MESSAGE))),
  /** Row version. Screens always send it; a call without one overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  Name: institutionName('Name'),
  Kundennummer: requiredKundennummer,
  Vertriebsweg: z.literal(VERTRIEBSWEGE, 'Bitte wählen Sie einen Vertriebsweg aus.'),
  PaketId: z.int(PAKET_MESSAGE).check(z.minimum(1, PAKET_MESSAGE)),
  ...otherContact,
} as const;

/** For a new institution, also the mail of its main user. */
const Email = requiredMail('E-Mail');

/** The main user of a new institution. */
const { Anrede, Vorname, Nachname } = userFields;

/** A new institution with its main user; all fields are required. */
export const newInstitutionInput = z.strictObject({ ...shape, Anrede, Vorname, Nachname, Email });

/** Input of an institution; a new one includes its main user. */
export const institutionInput = z.strictObject({
  ...shape,
  Anrede: z.optional(Anrede),
  Vorname: z.optional(Vorname),
  Nachname: z.optional(Nachname),
  Email,
});
export type InstitutionInput = z.input<typeof institutionInput>;
/** The validated input. */
export type CheckedInstitution = z.output<typeof institutionInput>;

/** The message for a Kundennummer that is taken (access specification, section 8). */
export const NUMBER_TAKEN_MESSAGE = 'Diese Kundennummer ist schon vergeben.';
