import * as z from 'zod/mini';
import { institutionName, personName, postcode, requiredLine } from '#platform/domain';
import { optionalKundennummer, requiredMail } from '../users/form-fields.ts';

/**
 * The contact form of the welcome page: all fields but the Kundennummer are required (access specification, section
 * 5).
 */
export const contactForm = z.strictObject({
  Institution: institutionName('Institution'),
  Kundennummer: optionalKundennummer,
  Anrede: z.enum(['Frau', 'Herr'], 'Bitte wählen Sie eine Anrede aus.'),
  Vorname: personName('Vorname'),
  Nachname: personName('Nachname'),
  Plz: postcode('PLZ'),
  Ort: requiredLine('Ort', 100),
  Strasse: requiredLine('Straße', 200),
  Hausnummer: requiredLine('Hausnummer', 20),
  Mail: requiredMail(),
  Telefon: requiredLine('Telefon', 50),
});

/** A visitor's contact request. */
export type ContactForm = z.output<typeof contactForm>;
