const BYTES = 9;

/** A new id for a cart line or a date. `crypto.randomUUID` is missing on pages without https. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(36)).join('');
}
