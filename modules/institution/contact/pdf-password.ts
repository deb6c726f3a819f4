/** Bytes that a PDF of revision 6 takes of a password (ISO 32000-2, 7.6.4.3.3). */
const MAX_BYTES = 127;

/** What is said of a password that no PDF can have. */
export const PDF_PASSWORD_MESSAGE = `Das Passwort muss 1 bis ${MAX_BYTES} Zeichen haben, ohne Steuerzeichen; Umlaute zählen doppelt.`;

/** A password as programs that open PDFs compose what somebody types (SASLprep). */
export const composedPassword = (password: string): string => password.normalize('NFKC');

/** Whether a composed password can be that of a PDF. */
export function isPdfPassword(composed: string): boolean {
  const bytes = new TextEncoder().encode(composed).length;
  return bytes > 0 && bytes <= MAX_BYTES && !/\p{C}/u.test(composed);
}
