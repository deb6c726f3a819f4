import { hash } from 'node:crypto';
import * as z from 'zod';
import type { Letterhead } from '#institution/domain';
import { checked, mailAddress, mailSubject } from '#platform';
import { MAIL_LIMITS, nameKey } from '#platform/domain';
import { storedName } from '../storage/stored-name.ts';

const once = () => z.string('Bitte genau einmal angeben.').trim();

/** Input for mailing a stored document; also the schema of the call. */
export const pdfMail = z.strictObject({
  name: storedName,
  email: once().pipe(mailAddress),
  subject: once().pipe(mailSubject),
  text: once()
    .max(MAIL_LIMITS.text, `Der Text hat mehr als ${MAIL_LIMITS.text} Zeichen.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    .regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Der Text enthält Zeichen, die nicht erlaubt sind.'),
  requestId: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'Keine gültige Kennung.')
    .optional(),
});

/** A request to mail a stored document, unchecked. */
export type PdfMail = z.input<typeof pdfMail>;
/** The checked request. */
export type CheckedPdfMail = z.output<typeof pdfMail>;

/** @throws DomainError `invalid` with the fields */
export function checkPdfMail(mail: PdfMail): CheckedPdfMail {
  return checked(pdfMail, mail);
}

/** The same for a retry: hash of user, request id and content. Reveals nothing of them. */
export function requestHashOf(userId: number, requestId: string, mail: CheckedPdfMail): string {
  const { name, email, subject, text } = mail;
  return hash('sha256', JSON.stringify([userId, requestId, name, email, subject, text]));
}

/** How the attachment is opened, for people who have never opened one. */
const HOW_TO_OPEN =
  'Sie öffnen die Datei im Anhang mit einem Klick oder einem Fingertipp. Danach geben Sie das Kennwort ein, das Sie getrennt von dieser E-Mail bekommen.';

/**
 * The text of the mail: greeting and Firma (consultation specification, section 2, Offer), the adviser's text or a
 * default, how the attachment is opened, whom to call and who has written.
 *
 * @param telefon of the institution; empty if it has named none
 * @param adviser name; empty if it is not known
 */
export function textOf(
  { name: firma, telefon }: Pick<Letterhead, 'name' | 'telefon'>,
  adviser: string,
  own: string,
): string {
  const body = own === '' ? 'anbei erhalten Sie Ihre Unterlagen aus unserem Gespräch als PDF.' : own;
  const greeted = /^guten tag\b/i.test(body) ? body : `Guten Tag,\n\n${body}`;
  const number = telefon.trim();
  const call = number === '' ? [] : [`Sie haben Fragen? Rufen Sie uns bitte an: Telefon ${number}`];
  const signed = adviser === '' ? firma : `${adviser}\n${firma}`;
  return `${[greeted, HOW_TO_OPEN, ...call, signed].join('\n\n')}\n`;
}

/**
 * The adviser's name for a login, as spelled in the institution's list. Empty if there is a list without it: who has
 * written with a shared login is not known.
 */
export function writerOf(login: string, advisers: readonly string[]): string {
  if (advisers.length === 0) return login;
  return advisers.find((name) => nameKey(name) === nameKey(login)) ?? '';
}

/** The subject of a mail; a default without one. */
export function subjectOf(firma: string, own: string): string {
  return own === '' ? `Ihre Unterlagen von ${firma}`.slice(0, 200) : own;
}
