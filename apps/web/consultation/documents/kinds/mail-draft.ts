import { MAIL_LIMITS, tooLongMessage } from '#platform/domain';
import type { Mail } from './document-calls.ts';

/**
 * The mail as it is proposed. It names neither patient nor illness: subjects are shown on locked telephones.
 *
 * @param firma the institution, which greets (consultation specification, section 2, "Offer")
 */
export function proposedMail(firma: string, email: string | undefined): Mail {
  return {
    email: email?.trim() ?? '',
    subject: `Ihre Unterlagen von ${firma}`.slice(0, MAIL_LIMITS.subject),
    text: 'Guten Tag,\n\nanbei erhalten Sie Ihre Unterlagen aus unserem Gespräch als PDF.',
  };
}

/** What the server puts below each mail; the adviser need not write it. */
export function mailEnding(firma: string): string {
  return `Darunter steht von selbst: dass die Datei verschlüsselt ist und das Passwort auf einem anderen Weg kommt, und „${firma}“.`;
}

export type MailErrors = Readonly<Partial<Record<keyof Mail, string>>>;

/** What an address needs at least; whether it exists only the mail server knows. */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** What keeps a mail from being sent, by field. */
export function mailErrors(mail: Mail): MailErrors {
  const { email, subject, text } = mail;
  const tooLong = (['email', 'subject', 'text'] as const).flatMap((name) => {
    const message = tooLongMessage(mail[name], MAIL_LIMITS[name]);
    return message === null ? [] : [[name, message]];
  });
  return {
    ...Object.fromEntries(tooLong),
    ...(!ADDRESS.test(email.trim()) && {
      email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    }),
    ...(subject.trim() === '' && { subject: 'Bitte geben Sie einen Betreff an.' }),
    ...(text.trim() === '' && { text: 'Bitte schreiben Sie einen Text.' }),
  };
}
