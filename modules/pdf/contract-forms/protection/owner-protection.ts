import { createDecipheriv } from 'node:crypto';
import { PDFBool, type PDFDict, PDFName, type PDFRef } from 'pdf-lib';
import type { EncryptionEntry } from '../../sealing/read-encryption.ts';
import { aes256, type OpenKey } from '../../sealing/strict-parser.ts';
import { dictAt, key, numberAt } from '../pdf-facts.ts';
import { keyWithoutPassword, md5 } from './file-key.ts';
import { rc4 } from './rc4.ts';

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
