/** Largest record that is read, in bytes. In a file of its own: a screen checks it without loading the reader. */
export const MAX_RECORD_BYTES = 10 * 1024 * 1024;
