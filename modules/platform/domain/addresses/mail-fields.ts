import * as z from 'zod/mini';
import { mailForm } from './mail-address.ts';
import { MAIL_LIMITS } from './mail-limits.ts';

/** One line of a mail's head: a line break would end it. */
export function mailLine(what: string, most: number) {
  return z.string().check(
    z.maxLength(most, `${what} hat mehr als ${most} Zeichen.`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/, `${what} enthält Zeichen, die nicht erlaubt sind.`),
  );
}

/** The address of one person. */
export const mailAddress = z
  .string()
  .check(
    z.maxLength(MAIL_LIMITS.email, `Die E-Mail-Adresse hat mehr als ${MAIL_LIMITS.email} Zeichen.`),
    mailForm(),
  );

/** The subject of a mail. */
export const mailSubject = mailLine('Der Betreff', MAIL_LIMITS.subject);
