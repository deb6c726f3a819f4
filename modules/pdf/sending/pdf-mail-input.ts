import * as z from 'zod/mini';
import { MAIL_LIMITS, mailAddress, mailSubject } from '#platform/domain';
import { storedName } from '../storage/stored-name.ts';

const once = () => z.string('Bitte genau einmal angeben.').check(z.trim());

/** Input for mailing a stored document; also the schema of the calls. */
export const pdfMail = z.strictObject({
  name: storedName,
  email: z.pipe(once(), mailAddress),
  subject: z.pipe(once(), mailSubject),
  text: once().check(
    z.maxLength(MAIL_LIMITS.text, `Der Text hat mehr als ${MAIL_LIMITS.text} Zeichen.`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Der Text enthält Zeichen, die nicht erlaubt sind.'),
  ),
  requestId: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/, 'Keine gültige Kennung.'))),
});

/** A request to mail a stored document, unchecked. */
export type PdfMail = z.input<typeof pdfMail>;
/** The checked request. */
export type CheckedPdfMail = z.output<typeof pdfMail>;
