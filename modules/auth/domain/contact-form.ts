import * as z from 'zod/mini';
import { optionalKundennummer, requiredLine, requiredMail } from './form-fields.ts';

/** The contact form of the welcome page: all but the Kundennummer must be filled in (access specification, section 5). */
export const contactForm = z.strictObject({
  Institution: requiredLine('Institution', 200),
  Kundennummer: optionalKundennummer,
  Anrede: z.enum(['Frau', 'Herr'], 'Bitte wählen Sie eine Anrede aus.'),
  Vorname: requiredLine('Vorname', 100),
  Nachname: requiredLine('Nachname', 100),
  Plz: requiredLine('PLZ', 10),
  Ort: requiredLine('Ort', 100),
  Strasse: requiredLine('Straße', 200),
  Hausnummer: requiredLine('Hausnummer', 20),
  Mail: requiredMail('E-Mail'),
  Telefon: requiredLine('Telefon', 50),
});

/** What a visitor asks to be contacted with. */
export type ContactForm = z.output<typeof contactForm>;
