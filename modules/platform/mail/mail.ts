import * as z from 'zod';
import { checked } from '../checked.ts';
import { mailForm } from '../domain/addresses/mail-address.ts';
import { MAIL_LIMITS } from '../domain/addresses/mail-limits.ts';

/** Rejects line breaks, which would end a header. */
const oneLine = (what: string, most: number) =>
  z
    .string()
    .max(most, `${what} hat mehr als ${most} Zeichen.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    .regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/, `${what} enthält Zeichen, die nicht erlaubt sind.`);

/** The address of one person. */
export const mailAddress = z
  .string()
  .max(MAIL_LIMITS.email, `Die E-Mail-Adresse hat mehr als ${MAIL_LIMITS.email} Zeichen.`)
  .check(mailForm());

/** The subject of a mail. */
export const mailSubject = oneLine('Der Betreff', MAIL_LIMITS.subject);

const schema = z.strictObject({
  to: mailAddress,
  subject: mailSubject.min(1, 'Der Betreff fehlt.'),
  text: z.string(),
  fromName: oneLine('Der Absender', 200).optional(),
  replyTo: mailAddress.optional(),
  attachments: z
    .array(
      z.strictObject({
        name: oneLine('Der Dateiname', 200).min(1),
        type: z.enum(['application/pdf']),
        bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
      }),
    )
    .readonly()
    .default([]),
  links: z.array(z.url()).readonly().default([]),
  id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/**
 * A mail to one person. `fromName` is shown with the product's own address, `replyTo` receives replies; `links` are
 * the links of the text, for the terminal of an installation without a mail server; mails with the same `id` count as
 * one for the recipient.
 */
export type Mail = z.input<typeof schema>;

/** A validated mail. */
export type CheckedMail = z.output<typeof schema>;

/** @throws DomainError `invalid` with the fields; nothing in it can inject a header */
export function checkMail(mail: Mail): CheckedMail {
  return checked(schema, mail);
}
