import * as z from 'zod/mini';
import { contactFields } from '#institution/domain';
import { institutionName, rowId, seenVersion } from '#platform/domain';
import { invitation, userFields } from '../user-admin/user-input.ts';
import { requiredKundennummer, requiredMail } from '../users/form-fields.ts';

/** The distribution channels of an institution (access specification, section 3). */
export const VERTRIEBSWEGE = [20, 25, 28, 30, 35, 40] as const;

const PAKET_MESSAGE = 'Bitte wählen Sie ein Paket aus.';

const { Name: _, Email: __, ...otherContact } = contactFields;

/** The fields of the vendor's form for an institution (access specification, section 5, 'Institution save'). */
const fields = {
  version: seenVersion,
  Name: institutionName('Name'),
  Kundennummer: requiredKundennummer,
  Vertriebsweg: z.literal(VERTRIEBSWEGE, 'Bitte wählen Sie einen Vertriebsweg aus.'),
  PaketId: z.int(PAKET_MESSAGE).check(z.minimum(1, PAKET_MESSAGE)),
  ...otherContact,
  /** For a new institution, also the mail of its main user. */
  Email: requiredMail(),
} as const;

/** The main user of a new institution. */
const { Anrede, Vorname, Nachname } = userFields;

/** A new institution with its main user; all fields are required. */
export const newInstitutionInput = z.strictObject({
  id: z.null(),
  ...fields,
  ...{ Anrede, Vorname, Nachname },
  /** For the main user. */
  Einladung: invitation,
});

/** Changes of an institution. A main user and an invitation are accepted, but changed and sent as a user's. */
const changedInstitutionInput = z.strictObject({
  id: rowId,
  ...fields,
  ...{ Anrede: z.optional(Anrede), Vorname: z.optional(Vorname), Nachname: z.optional(Nachname) },
  Einladung: invitation,
});

export type NewInstitution = z.output<typeof newInstitutionInput>;
export type ChangedInstitution = z.output<typeof changedInstitutionInput>;

/** Input of an institution: of a new one where `id` is null. */
export const institutionInput = z.transform(
  (given: unknown, context): NewInstitution | ChangedInstitution => {
    const isNew = (Object(given) as { readonly id?: unknown }).id === null;
    const read = isNew ? newInstitutionInput.safeParse(given) : changedInstitutionInput.safeParse(given);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues)
      context.issues.push({ code: 'custom', path, message, input: given });
    return z.NEVER;
  },
);

/** The message for a Kundennummer that is taken (access specification, section 8). */
export const NUMBER_TAKEN_MESSAGE = 'Diese Kundennummer ist schon vergeben.';
