import type { ContactData } from '#institution';
import { contactInput } from '#institution/domain';
import { formOf, TICKED } from '../../ui/form/form-schema.ts';

/** The PDF password is never loaded; its tag shows whether somebody has changed it. */
export const contactForm = formOf(
  contactInput,
  { KennwortJeVersand: TICKED },
  {},
  { secrets: { PdfPasswort: 'passwordTag' } },
);

/** What the server tells about the stored PDF password without revealing it. */
export type PasswordState = 'none' | 'strong' | 'weak' | 'unreadable';

/** Contact data as initial form values; the PDF password field starts empty. */
export function storedContact({ id: _, trial: __, passwordTag, ...contact }: ContactData) {
  return { ...contact, PdfPasswort: '', passwordTag: passwordTag ?? '' };
}
