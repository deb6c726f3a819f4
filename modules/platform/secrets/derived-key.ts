import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key of 32 bytes, derived from a secret of the configuration: one for each use, so that what one opens says
 * nothing of another. A changed name of a use is another key.
 */
export function keyOf(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `inkoberatung ${use}`, KEY_BYTES));
}
