import { createDecipheriv, createHash, hash } from 'node:crypto';
import { PDFBool, type PDFDict, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import { fileKeyOf, unwrappedKey } from '../../sealing/pdf-password.ts';
import type { EncryptionEntry } from '../../sealing/read-encryption.ts';
import { aes256, type OpenKey } from '../../sealing/strict-parser.ts';
import { dictAt, key, numberAt } from '../pdf-facts.ts';
import { rc4 } from './rc4.ts';

/** Fills up a password to 32 bytes (ISO 32000-1, 7.6.3.3, algorithm 2); here, all of an empty one. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The file key of a PDF that opens without a password; null if it asks for one, or is encrypted in another way. */
function keyWithoutPassword(encrypt: PDFDict, id: Uint8Array): Buffer | null {
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
function md5(...parts: readonly Uint8Array[]): Buffer {
  const digest = createHash('md5');
  for (const part of parts) digest.update(part);
  return digest.digest();
}

function bytesAt(dict: PDFDict, name: string): Uint8Array {
  const value = dict.lookup(key(name));
  return value instanceof PDFHexString || value instanceof PDFString ? value.asBytes() : new Uint8Array();
}

/** Why a protected form is refused: it asks for a password, or forbids to be filled. */
export type ProtectionFault = 'password' | 'forbidden';

// Permissions of P (ISO 32000-1, table 22): bit 6 lets fields be filled, bit 9 does where bit 6 does not.
const ANNOTATE = 1 << 5;
const FILL = 1 << 8;

/**
 * How to read a form that only its owner may change: it opens without a password. Its owner allows filling, or it is
 * refused.
 */
export function openProtected({ dict, ref, id }: EncryptionEntry): OpenKey | ProtectionFault {
  const fileKey = nameAt(dict, 'Filter') === 'Standard' ? keyWithoutPassword(dict, id) : null;
  const cipherOf = fileKey && ciphersOf(dict, fileKey);
  if (!cipherOf) return 'password';
  const granted = numberAt(dict, 'P') ?? 0;
  const isAllowed = (granted & ANNOTATE) !== 0 || ((numberAt(dict, 'R') ?? 0) > 2 && (granted & FILL) !== 0);
  if (!isAllowed) return 'forbidden';
  const [texts, streams] = [cipherOf('StrF'), cipherOf('StmF')];
  const isMetadataPlain = dict.lookup(key('EncryptMetadata')) === PDFBool.False;
  return {
    described: ref,
    texts,
    streams: (bytes, of, own) => {
      const isPlain = isMetadataPlain && own.get(key('Type')) === PDFName.of('Metadata');
      return isPlain ? bytes : streams(bytes, of);
    },
  };
}

type Open = (bytes: Uint8Array, ref: PDFRef) => Uint8Array;

/** The cipher that an entry of the encryption names; null for a version that nobody writes. */
function ciphersOf(dict: PDFDict, fileKey: Buffer): ((entry: 'StmF' | 'StrF') => Open) | null {
  const version = numberAt(dict, 'V') ?? 0;
  const old: Open = (bytes, ref) => rc4(objectKey(fileKey, ref), bytes);
  if (version === 1 || version === 2) return () => old;
  if (version !== 4 && version !== 5) return null;
  const ways: Readonly<Record<string, Open>> = {
    V2: old,
    AESV2: (bytes, ref) => aes128(objectKey(fileKey, ref, 'sAlT'), bytes),
    AESV3: (bytes) => aes256(fileKey, bytes),
  };
  return (entry) => {
    const filters = dictAt(dict, 'CF');
    const filter = filters && dictAt(filters, nameAt(dict, entry));
    // Identity, and filters without a way.
    return (filter && ways[nameAt(filter, 'CFM')]) ?? ((bytes) => bytes);
  };
}

/** The key of an object (ISO 32000-1, 7.6.2, algorithm 1). */
function objectKey(fileKey: Buffer, { objectNumber, generationNumber }: PDFRef, salt = ''): Buffer {
  const number = Buffer.alloc(5);
  number.writeUIntLE(objectNumber, 0, 3);
  number.writeUIntLE(generationNumber, 3, 2);
  return md5(fileKey, number, Buffer.from(salt)).subarray(0, Math.min(fileKey.length + 5, 16));
}

function aes128(own: Buffer, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes;
  const cipher = createDecipheriv('aes-128-cbc', own, bytes.subarray(0, 16));
  return Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]);
}

function nameAt(dict: PDFDict, name: string): string {
  const found = dict.lookup(key(name));
  return found instanceof PDFName ? found.decodeText() : '';
}
