import { md5 } from '@noble/hashes/legacy.js';
import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { BERATUNG_TYPE, MAX_BERATUNG_BYTES } from './beratung.ts';
import type { Decrypt } from './file-key.ts';
import { contentsOf, dictIn } from './record-parser.ts';

const name = (text: string) => PDFName.of(text);
const CHECKSUM_BYTES = 16;

/** The file within a record, or why there is none to be used. */
export type Found =
  | { readonly kind: 'found'; readonly bytes: Uint8Array }
  | { readonly kind: 'none' | 'too-large' | 'changed' };

/**
 * The file beratung.json of a PDF. Found by its media type, which is readable also where names are encrypted; that it
 * is ours, it says itself.
 *
 * @throws Error if it is broken
 */
export async function findBeratung(context: PDFContext, decrypt: Decrypt | null): Promise<Found> {
  const stream = embeddedFile(context);
  if (stream === null) return { kind: 'none' };
  const bytes = await contentsOf(stream, decrypt, MAX_BERATUNG_BYTES);
  if (bytes === null) return { kind: 'too-large' };
  const sum = await checksumOf(stream, decrypt);
  const same = sum !== null && md5(bytes).every((byte, index) => byte === sum[index]);
  return same ? { kind: 'found', bytes } : { kind: 'changed' };
}

/** The first associated file of the document with our media type. */
function embeddedFile(context: PDFContext): PDFRawStream | null {
  const catalogue = context.lookup(context.trailerInfo.Root);
  if (!(catalogue instanceof PDFDict)) throw new Error('The PDF has no catalogue.');
  const files = catalogue.lookup(name('AF'));
  if (!(files instanceof PDFArray)) return null;
  for (const entry of files.asArray()) {
    const file = context.lookup(entry);
    const stream = file instanceof PDFDict ? dictIn(file, 'EF')?.lookup(name('F')) : undefined;
    if (stream instanceof PDFRawStream && stream.dict.lookup(name('Subtype')) === name(BERATUNG_TYPE))
      return stream;
  }
  return null;
}

/** The checksum that the file was written with; null without one. */
async function checksumOf({ dict }: PDFRawStream, decrypt: Decrypt | null): Promise<Uint8Array | null> {
  const sum = dictIn(dict, 'Params')?.lookup(name('CheckSum'));
  if (!(sum instanceof PDFHexString || sum instanceof PDFString)) return null;
  const bytes = sum.asBytes();
  // Plain within an object stream, which is encrypted as a whole; else encrypted itself.
  const plain = decrypt === null || bytes.length === CHECKSUM_BYTES ? bytes : await decrypt(bytes);
  return plain.length === CHECKSUM_BYTES ? plain : null;
}
