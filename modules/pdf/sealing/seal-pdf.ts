import { fileKeyOf } from './pdf-password.ts';
import { readEncryption } from './read-encryption.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { StrictParser } from './strict-parser.ts';

/** What a document is sealed from. */
export interface SealInput {
  readonly bytes: Uint8Array;
  /** The PDF password of the institution. */
  readonly password: string;
  /** Whether it may arrive readable. */
  readonly readable: boolean;
}

/** Why a document is not taken: it is readable, encrypted too weakly, under another password, or broken. */
export type SealRefusal = 'readable' | 'weak' | 'other-password' | 'broken';

/** A document as it may be kept and mailed; or why it may not. */
export type SealAnswer = { readonly sealed: Uint8Array<ArrayBuffer> } | { readonly refused: SealRefusal };

/**
 * Opens a PDF and writes it anew, encrypted with AES-256 of revision 6 under the password: what is kept and mailed
 * is always of our own making (docs/decisions/0017).
 */
export async function sealPdf({ bytes, password, readable }: SealInput): Promise<SealAnswer> {
  const encryption = readEncryption(bytes);
  if (encryption === null && !readable) return { refused: 'readable' };
  if (encryption?.strong === false) return { refused: 'weak' };
  const fileKey = encryption && fileKeyOf(password, encryption);
  if (encryption !== null && fileKey === null) return { refused: 'other-password' };
  try {
    const key = encryption && fileKey && { fileKey, described: encryption.ref };
    const source = await StrictParser.read(bytes, key);
    // Encrypted by another trailer than the last one, which is the one that counts.
    if (key === null && source.trailerInfo.Encrypt !== undefined) return { refused: 'broken' };
    return { sealed: await rewritePdf(source, password) };
  } catch {
    // What pdf-lib reports is about its own objects.
    return { refused: 'broken' };
  }
}
