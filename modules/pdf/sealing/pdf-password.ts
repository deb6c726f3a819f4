import { createCipheriv, createDecipheriv, hash, timingSafeEqual } from 'node:crypto';
import type { Encryption } from './read-encryption.ts';

/** Bytes of a password that are used. */
const MAX_PASSWORD = 127;

/**
 * The file key of a PDF encrypted with revision 6, from its user password (ISO 32000-2, 7.6.4.3.3, algorithm 2.A);
 * null if the password is wrong.
 */
export function fileKeyOf(password: string, { u, ue }: Pick<Encryption, 'u' | 'ue'>): Buffer | null {
  if (u.length < 48 || ue.length < 32) return null;
  const bytes = Buffer.from(password).subarray(0, MAX_PASSWORD);
  // 32 bytes of hash, 8 of salt for this check, 8 of salt for the key.
  if (!timingSafeEqual(hashRevision6(bytes, u.subarray(32, 40)), u.subarray(0, 32))) return null;
  return unwrappedKey(hashRevision6(bytes, u.subarray(40, 48)), ue);
}

/** The file key that a password's hash has encrypted. */
export function unwrappedKey(wrapping: Buffer, ue: Uint8Array): Buffer {
  const cipher = createDecipheriv('aes-256-cbc', wrapping, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(ue.subarray(0, 32)), cipher.final()]);
}

/** The hash of revision 6 (ISO 32000-2, 7.6.4.3.4, algorithm 2.B), for a user password. */
function hashRevision6(password: Buffer, salt: Uint8Array): Buffer {
  let key = digest('sha256', Buffer.concat([password, salt]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.alloc((password.length + key.length) * 64, Buffer.concat([password, key]));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(repeated);
    // 256 is 1 modulo 3, so a number's remainder is that of the sum of its bytes.
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest((['sha256', 'sha384', 'sha512'] as const)[rest] ?? 'sha256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function digest(algorithm: 'sha256' | 'sha384' | 'sha512', bytes: Buffer): Buffer {
  return hash(algorithm, bytes, 'buffer');
}
