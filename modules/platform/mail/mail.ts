import * as z from 'zod';
import { checked } from '../checked.ts';
import { mailAddress, mailLine, mailSubject } from '../domain/addresses/mail-fields.ts';

const schema = z.strictObject({
  to: mailAddress,
  subject: mailSubject.check(z.minLength(1, 'Der Betreff fehlt.')),
  text: z.string(),
  fromName: z.optional(mailLine('Der Absender', 200)),
  replyTo: z.optional(mailAddress),
  attachments: z
    .array(
      z.strictObject({
        name: mailLine('Der Dateiname', 200).check(z.minLength(1)),
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
