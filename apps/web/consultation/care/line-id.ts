const BYTES = 9;

/** A fresh id for a cart line. `crypto.randomUUID` would do, but is missing on pages that are not secure. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(36)).join('');
}
