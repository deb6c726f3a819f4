/** Bytes that a PDF of revision 6 takes of a password (ISO 32000-2, 7.6.4.3.3). */
export const PDF_PASSWORD_MAX_BYTES = 127;

/** Rejects control and invisible characters. */
export const PDF_PASSWORD_SIGNS = /^\P{C}*$/u;

/** What is said of a password that no PDF can have. */
export const PDF_PASSWORD_MESSAGE = `Das Passwort muss 1 bis ${PDF_PASSWORD_MAX_BYTES} Zeichen haben, ohne Steuerzeichen; Umlaute zählen doppelt.`;

/** A password as programs that open PDFs compose what somebody types (SASLprep). */
export const composedPassword = (password: string): string => password.normalize('NFKC');

/** Whether a PDF takes all bytes of a composed password. */
export const isShortEnough = (composed: string): boolean =>
  new TextEncoder().encode(composed).length <= PDF_PASSWORD_MAX_BYTES;

/** Whether a composed password can be that of a PDF. */
export const isPdfPassword = (composed: string): boolean =>
  composed !== '' && isShortEnough(composed) && PDF_PASSWORD_SIGNS.test(composed);
