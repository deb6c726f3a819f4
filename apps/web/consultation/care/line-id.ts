const BYTES = 9;

/** A new id for a cart line. `crypto.randomUUID` is missing on pages without HTTPS. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(36)).join('');
}
