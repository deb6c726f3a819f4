import type { Encryption } from '../sealing/read-encryption.ts';

/* The same as sealing/pdf-password.ts, on the browser's own crypto. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a password that are used. */
const MAX_PASSWORD = 127;
const BLOCK = 16;
const AES = 'AES-CBC';

/** Opens the streams and strings of a PDF encrypted with revision 6. */
export type Decrypt = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * How to decrypt a PDF of revision 6, from its user password (ISO 32000-2, 7.6.4.3.3, algorithm 2.A); null if the
 * password is wrong. Needs `crypto.subtle`, which browsers have on https and localhost only.
 */
export async function decryptionOf(password: string, { u, ue }: Encryption): Promise<Decrypt | null> {
  if (u.length < 48 || ue.length < 32) return null;
  const bytes = new TextEncoder().encode(password).slice(0, MAX_PASSWORD);
  // 32 bytes of hash, 8 of salt for this check, 8 of salt for the key.
  const check = await hashRevision6(bytes, u.slice(32, 40));
  if (check.some((byte, index) => byte !== u[index])) return null;
  const wrapping = await keyOf(await hashRevision6(bytes, u.slice(40, 48)), 'encrypt', 'decrypt');
  const file = await keyOf(await unpadded(wrapping, Uint8Array.from(ue.subarray(0, 32))), 'decrypt');
  return async (encrypted) => {
    if (encrypted.length === 0) return encrypted;
    const given = Uint8Array.from(encrypted);
    const iv = given.subarray(0, BLOCK);
    return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv }, file, given.subarray(BLOCK)));
  };
}

const keyOf = (bytes: Bytes, ...uses: KeyUsage[]) => crypto.subtle.importKey('raw', bytes, AES, false, uses);

/** Decrypts blocks without padding: WebCrypto wants one, so a padding that fits is added first. */
async function unpadded(key: CryptoKey, blocks: Bytes): Promise<Bytes> {
  const last = blocks.slice(-BLOCK);
  const padding = new Uint8Array(BLOCK).fill(BLOCK);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: AES, iv: last }, key, padding));
  const padded = joined(blocks, sealed.slice(0, BLOCK));
  const iv = new Uint8Array(BLOCK);
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv }, key, padded));
}

/** The hash of revision 6 (ISO 32000-2, 7.6.4.3.4, algorithm 2.B), for a user password. */
async function hashRevision6(password: Bytes, salt: Uint8Array): Promise<Bytes> {
  let key = await digest('SHA-256', joined(password, salt));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const once = joined(password, key);
    const repeated = new Uint8Array(once.length * 64);
    for (let time = 0; time < 64; time += 1) repeated.set(once, time * once.length);
    const aes = await keyOf(key.slice(0, BLOCK), 'encrypt');
    const iv = key.slice(BLOCK, 2 * BLOCK);
    // WebCrypto appends a block of padding.
    const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: AES, iv }, aes, repeated)).slice(
      0,
      -BLOCK,
    );
    // 256 is 1 modulo 3, so a number's remainder is that of the sum of its bytes.
    const rest = encrypted.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await digest((['SHA-256', 'SHA-384', 'SHA-512'] as const)[rest] ?? 'SHA-256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.slice(0, 32);
}

const digest = async (algorithm: string, bytes: Bytes) =>
  new Uint8Array(await crypto.subtle.digest(algorithm, bytes));

function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
