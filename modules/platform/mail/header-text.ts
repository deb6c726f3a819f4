import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Length of one encoded word with what stands around it (RFC 2047, section 2: at most 75). */
const WORD_LENGTH = 52;

/**
 * A text as it goes into a header. One that looks encoded already (RFC 2047: `=?utf-8?q?…?=`) is encoded once more as
 * a whole, so that a mail reader shows what was typed and decodes nothing of it; any other one is encoded where it
 * has to be when the mail is written.
 */
export function headerText(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', WORD_LENGTH) : text;
}

/**
 * A display name for an address, or a file's name. One without an accent is written in quotes, and there a reader must not decode
 * anything but many do: so the look of an encoded word is taken from it.
 */
export function displayName(text: string): string {
  return text.replaceAll('=?', '= ?');
}
