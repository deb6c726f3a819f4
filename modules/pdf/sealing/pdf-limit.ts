import type { FileLimit } from '#platform/domain';

/** Largest accepted document. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** The message for a larger one. */
export const TOO_LARGE = 'Das PDF ist größer als 10 MB.';

/** A PDF that a call takes. */
export const PDF_FILE: FileLimit = { field: 'data', most: MAX_PDF_BYTES, tooLarge: TOO_LARGE };
