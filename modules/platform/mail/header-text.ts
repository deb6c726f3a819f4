import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Most characters of an encoded word with its delimiters (RFC 2047, section 2: 75). */
const WORD_LENGTH = 52;

/**
 * A text for a header. One that already looks encoded (RFC 2047: `=?utf-8?q?…?=`) is encoded as a whole, so that mail
 * clients show what was typed instead of decoding it; any other is encoded if necessary when the mail is written.
 */
export function headerText(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', WORD_LENGTH) : text;
}

/**
 * A display name of an address, or a file name. ASCII names are quoted, and although nothing in quotes should be
 * decoded, many clients do: the markers of an encoded word are removed.
 */
export function displayName(text: string): string {
  return text.replaceAll('=?', '= ?');
}
