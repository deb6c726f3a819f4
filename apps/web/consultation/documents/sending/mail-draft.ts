import type { Letterhead } from '#institution/domain';
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

/** Says what the server appends to each mail: how the file is opened, whom to call, and who signs. */
export function mailEnding({ telefon }: Pick<Letterhead, 'telefon'>): string {
  if (telefon.trim() !== '')
    return 'Wir fügen an: wie die Datei geöffnet wird, Ihre Telefonnummer, Name und Firma.';
  return 'Wir fügen an: wie die Datei geöffnet wird, Name und Firma. Ihre Telefonnummer fehlt in den Kontaktdaten.';
}

export type MailErrors = Readonly<Partial<Record<keyof Mail, string>>>;

/**
 * Errors that keep a mail from being sent, by field.
 *
 * @param own the password of its own that seals the document, which the server cannot look for in the mail
 */
export function mailErrors(mail: Mail, own: string | null = null): MailErrors {
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
    ...(own !== null && givesAway(subject, own) && { subject: GIVEN_AWAY }),
    ...(own !== null && givesAway(text, own) && { text: GIVEN_AWAY }),
  };
}

const GIVEN_AWAY = 'Das Kennwort darf nicht in der E-Mail stehen.';

/** Also in its groups. */
const givesAway = (text: string, password: string) =>
  text.replaceAll(/[\s-]/g, '').toUpperCase().includes(password.toUpperCase());
