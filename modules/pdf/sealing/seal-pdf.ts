import { fileKeyOf } from './pdf-password.ts';
import { readEncryption } from './read-encryption.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { StrictParser, strongKey } from './strict-parser.ts';

/** Input of sealing a document. */
export interface SealInput {
  readonly bytes: Uint8Array;
  /** The PDF password of the institution, or the one of this sending. */
  readonly password: string;
  /** Accepts a readable document too. */
  readonly readable: boolean;
}

/** Why a document is refused: readable, encrypted too weakly, under another password, or broken. */
export type SealRefusal = 'readable' | 'weak' | 'other-password' | 'broken';

/** A document that may be stored and mailed, or the reason for refusing it. */
export type SealAnswer = { readonly sealed: Uint8Array<ArrayBuffer> } | { readonly refused: SealRefusal };

/**
 * Opens a PDF and rewrites it, encrypted with AES-256 of revision 6 under the password; stored and mailed files are
 * always written by us (docs/decisions/0017).
 */
export async function sealPdf({ bytes, password, readable }: SealInput): Promise<SealAnswer> {
  const encryption = readEncryption(bytes);
  if (encryption === null && !readable) return { refused: 'readable' };
  if (encryption?.strong === false) return { refused: 'weak' };
  const fileKey = encryption && fileKeyOf(password, encryption);
  if (encryption !== null && fileKey === null) return { refused: 'other-password' };
  try {
    const key = encryption && fileKey && strongKey(fileKey, encryption.ref);
    const source = await StrictParser.read(bytes, key);
    // Encrypted by a trailer other than the last, which is the one that counts.
    if (key === null && source.trailerInfo.Encrypt !== undefined) return { refused: 'broken' };
    return { sealed: await rewritePdf(source, password) };
  } catch {
    // pdf-lib's errors are about its own objects.
    return { refused: 'broken' };
  }
}
