import * as z from 'zod';
import { DomainError } from '../domain/index.ts';

/** Nothing that could end a line of a header. */
const oneLine = (what: string, most: number) =>
  z
    .string()
    .max(most, `${what} hat mehr als ${most} Zeichen.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    .regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/, `${what} enthält Zeichen, die nicht erlaubt sind.`);

/** The address of one person, as every mail checks it. */
export const mailAddress = z
  .string()
  .max(254, 'Die E-Mail-Adresse hat mehr als 254 Zeichen.')
  .pipe(z.email('Keine korrekte E-Mail Adresse. Bitte überprüfen Sie die Schreibweise.'));

/** The subject of a mail. */
export const mailSubject = oneLine('Der Betreff', 200);

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
 * A mail to one person. `fromName` shows beside the product's own address, `replyTo` is where an answer goes;
 * `links` are those of the text that somebody without a mail server must be told; mails with one `id` are
 * one mail for those who receive them.
 */
export type Mail = z.input<typeof schema>;

/** A mail that may be sent. */
export type CheckedMail = z.output<typeof schema>;

/** @throws DomainError `invalid` with the fields; nothing in it can become a header of its own */
export function checkMail(mail: Mail): CheckedMail {
  const read = schema.safeParse(mail);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new DomainError('invalid', Object.values(fields).join(' '), fields);
}
