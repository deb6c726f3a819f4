import { createHash, hash } from 'node:crypto';
import { PDFBool, type PDFDict, PDFHexString, PDFString } from 'pdf-lib';
import { fileKeyOf, unwrappedKey } from '../../sealing/pdf-password.ts';
import { key, numberAt } from '../pdf-facts.ts';
import { rc4 } from './rc4.ts';

/** Fills up a password to 32 bytes (ISO 32000-1, 7.6.3.3, algorithm 2); here, all of an empty one. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The file key of a PDF that opens without a password; null if it asks for one, or is encrypted in another way. */
export function keyWithoutPassword(encrypt: PDFDict, id: Uint8Array): Buffer | null {
  const revision = numberAt(encrypt, 'R') ?? 0;
  const [u, ue] = [bytesAt(encrypt, 'U'), bytesAt(encrypt, 'UE')];
  if (revision === 6) return fileKeyOf('', { u, ue });
  if (revision === 5) return keyOfRevision5(u, ue);
  return revision >= 2 && revision <= 4 ? keyOfOldRevision(encrypt, id, revision) : null;
}

/** Of Acrobat 9 alone: as revision 6, with a plain hash (Adobe's extension level 3). */
function keyOfRevision5(u: Uint8Array, ue: Uint8Array): Buffer | null {
  if (u.length < 48 || ue.length < 32) return null;
  const [check, salt] = [u.subarray(32, 40), u.subarray(40, 48)].map((each) =>
    hash('sha256', each, 'buffer'),
  );
  return check?.equals(u.subarray(0, 32)) && salt ? unwrappedKey(salt, ue) : null;
}

/** ISO 32000-1, 7.6.3.3 and 7.6.3.4: algorithms 2 and 6. */
function keyOfOldRevision(encrypt: PDFDict, id: Uint8Array, revision: number): Buffer | null {
  const bits = revision === 2 ? 40 : (numberAt(encrypt, 'Length') ?? (revision === 4 ? 128 : 40));
  const length = Math.min(Math.max(bits, 40), 128) >> 3;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberAt(encrypt, 'P') ?? 0) | 0);
  const isPlain = revision === 4 && encrypt.lookup(key('EncryptMetadata')) === PDFBool.False;
  const owner = bytesAt(encrypt, 'O').subarray(0, 32);
  let digest = md5(PADDING, owner, permissions, id, isPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0));
  if (revision > 2) for (let round = 0; round < 50; round += 1) digest = md5(digest.subarray(0, length));
  const found = digest.subarray(0, length);
  const u = Buffer.from(bytesAt(encrypt, 'U'));
  if (revision === 2) return u.equals(rc4(found, PADDING)) ? found : null;
  let check: Uint8Array = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      found.map((byte) => byte ^ round),
      check,
    );
  return u.subarray(0, 16).equals(check) ? found : null;
}

/** MD5 of parts, one after the other. */
export function md5(...parts: readonly Uint8Array[]): Buffer {
  const digest = createHash('md5');
  for (const part of parts) digest.update(part);
  return digest.digest();
}

function bytesAt(dict: PDFDict, name: string): Uint8Array {
  const value = dict.lookup(key(name));
  return value instanceof PDFHexString || value instanceof PDFString ? value.asBytes() : new Uint8Array();
}
