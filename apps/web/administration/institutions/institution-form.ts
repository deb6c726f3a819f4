import type { InstitutionDetails } from '#auth';
import { institutionInput, newInstitutionInput } from '#auth/domain';
import { formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const CONTROLS = {
  id: WHOLE_NUMBER,
  Vertriebsweg: WHOLE_NUMBER,
  PaketId: WHOLE_NUMBER,
  Anrede: WHOLE_NUMBER,
  Einladung: TICKED,
};

export const institutionForm = formOf(institutionInput, CONTROLS);

/** A new institution; the main user is required as well. */
export const newInstitutionForm = formOf(newInstitutionInput, CONTROLS);

/** The initial form values of an institution. */
export function storedInstitution(details: InstitutionDetails) {
  const {
    id: _,
    Paket: __,
    Testende: ___,
    fieldService: ____,
    mainUsers: _____,
    counts: ______,
    ...stored
  } = details;
  return stored;
}

/**
 * The initial form values of a new one (access specification, section 3: package 1, Vertriebsweg 20). Where mails can
 * be sent the main user is invited.
 */
export const newInstitution = (invites: boolean) => ({
  ...{ Name: '', Kundennummer: '', Vertriebsweg: 20, PaketId: 1 },
  ...{ Strasse: '', Hausnummer: '', PLZ: '', Ort: '', Telefon: '' },
  ...{ Anrede: null, Vorname: '', Nachname: '', Email: '', Einladung: invites },
});
