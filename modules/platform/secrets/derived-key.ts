import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A 32-byte key derived from a secret of the configuration, separate for each use, so that one reveals nothing about
 * another. Renaming a use changes its key.
 */
export function keyOf(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `inkoberatung ${use}`, KEY_BYTES));
}
