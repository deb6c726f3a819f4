/** Maximum bytes of a password in PDF revision 6 (ISO 32000-2, 7.6.4.3.3). */
export const PDF_PASSWORD_MAX_BYTES = 127;

/** Rejects control and invisible characters. */
export const PDF_PASSWORD_SIGNS = /^\P{C}*$/u;

/** Message for a password that PDFs do not support. */
export const PDF_PASSWORD_MESSAGE = `Das Passwort muss 1 bis ${PDF_PASSWORD_MAX_BYTES} Zeichen haben, ohne Steuerzeichen; Umlaute zählen doppelt.`;

/** A password normalized the way PDF readers normalize typed ones (SASLprep). */
export const composedPassword = (password: string): string => password.normalize('NFKC');

/** Whether a normalized password is short enough for a PDF. */
export const isShortEnough = (composed: string): boolean =>
  new TextEncoder().encode(composed).length <= PDF_PASSWORD_MAX_BYTES;

/** Whether a normalized password is valid for a PDF. */
export const isPdfPassword = (composed: string): boolean =>
  composed !== '' && isShortEnough(composed) && PDF_PASSWORD_SIGNS.test(composed);
