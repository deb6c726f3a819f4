import type { ContactData } from '#institution';
import { contactInput } from '#institution/domain';
import { formOf } from '../../ui/form/form-schema.ts';

/** The PDF password is never loaded: its tag says that somebody has set another one. */
export const contactForm = formOf(contactInput, {}, {}, { secrets: { PdfPasswort: 'passwordTag' } });

/** What is known of the stored PDF password where it is not shown. */
export type PasswordState = 'none' | 'strong' | 'weak' | 'unreadable';

/** Contact data in the shape of the form; of the PDF password only a new one is in it. */
export function storedContact({ id: _, trial: __, passwordTag, ...contact }: ContactData) {
  return { ...contact, PdfPasswort: '', passwordTag: passwordTag ?? '' };
}
