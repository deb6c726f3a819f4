import { hash } from 'node:crypto';
import type { Letterhead } from '#institution/domain';
import { checked } from '#platform';
import { nameKey } from '#platform/domain';
import { type CheckedPdfMail, type PdfMail, pdfMail } from './pdf-mail-input.ts';

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
