import { MAIL_LIMITS, mailProblem, tooLongMessage } from '#platform/domain';
import type { Mail } from '../../papers/document-calls.ts';

/**
 * The proposed mail. It mentions neither patient nor illness: subjects show on locked phones.
 *
 * @param firma the institution that signs (consultation specification, section 2, "Offer")
 */
export function proposedMail(firma: string, email: string | undefined): Mail {
  return {
    email: email?.trim() ?? '',
    subject: `Ihre Unterlagen von ${firma}`.slice(0, MAIL_LIMITS.subject),
    text: 'Guten Tag,\n\nanbei erhalten Sie Ihre Unterlagen aus unserem Gespräch als PDF.',
  };
}

/** Says what the server appends to each mail: the note on the password, and who signs. */
export const MAIL_ENDING = 'Wir fügen an: den Hinweis auf das Passwort und Ihre Firma.';

export type MailErrors = Readonly<Partial<Record<keyof Mail, string>>>;

/** Errors that keep a mail from being sent, by field. */
export function mailErrors(mail: Mail): MailErrors {
  const { email, subject, text } = mail;
  const tooLong = (['email', 'subject', 'text'] as const).flatMap((name) => {
    const message = tooLongMessage(mail[name], MAIL_LIMITS[name]);
    return message === null ? [] : [[name, message]];
  });
  const problem =
    email.trim() === ''
      ? 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.'
      : mailProblem(email.trim());
  return {
    ...(problem !== null && { email: problem }),
    ...Object.fromEntries(tooLong),
    ...(subject.trim() === '' && { subject: 'Bitte geben Sie einen Betreff an.' }),
    ...(text.trim() === '' && { text: 'Bitte schreiben Sie einen Text.' }),
  };
}
