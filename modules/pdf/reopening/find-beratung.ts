import { md5 } from '@noble/hashes/legacy.js';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
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

/**
 * The first file with our media type, among the associated files, then in the tree of names. Programs that merge or
 * save a PDF again may drop the associated files, which are newer (ISO 32000-2), and keep the tree.
 */
function embeddedFile(context: PDFContext): PDFRawStream | null {
  const catalogue = context.lookup(context.trailerInfo.Root);
  if (!(catalogue instanceof PDFDict)) throw new Error('The PDF has no catalogue.');
  const names = dictIn(catalogue, 'Names');
  const tree = names && dictIn(names, 'EmbeddedFiles');
  const associated = catalogue.lookup(name('AF'));
  for (const entry of [...valuesOf(associated), ...(tree ? namedFiles(tree) : [])]) {
    const stream = entry instanceof PDFDict ? dictIn(entry, 'EF')?.lookup(name('F')) : undefined;
    if (stream instanceof PDFRawStream && stream.dict.lookup(name('Subtype')) === name(BERATUNG_TYPE))
      return stream;
  }
  return null;
}

/** Most nodes of a tree of names that are looked at. */
const MAX_NODES = 100;

/** What a tree of names leads to (ISO 32000-1, 7.9.6). */
function namedFiles(root: PDFDict): readonly (PDFObject | undefined)[] {
  const nodes = new Set<PDFDict>([root]);
  // A set grows while it is walked: a node that leads to itself is there already.
  for (const node of nodes)
    for (const kid of valuesOf(node.lookup(name('Kids'))))
      if (kid instanceof PDFDict && nodes.size < MAX_NODES) nodes.add(kid);
  return [...nodes].flatMap((node) =>
    valuesOf(node.lookup(name('Names'))).filter((_, index) => index % 2 === 1),
  );
}

const valuesOf = (list: PDFObject | undefined): readonly (PDFObject | undefined)[] =>
  list instanceof PDFArray ? list.asArray().map((_, index) => list.lookup(index)) : [];

/** The checksum that the file was written with; null without one. */
async function checksumOf({ dict }: PDFRawStream, decrypt: Decrypt | null): Promise<Uint8Array | null> {
  const sum = dictIn(dict, 'Params')?.lookup(name('CheckSum'));
  if (!(sum instanceof PDFHexString || sum instanceof PDFString)) return null;
  const bytes = sum.asBytes();
  // Plain within an object stream, which is encrypted as a whole; else encrypted itself.
  const plain = decrypt === null || bytes.length === CHECKSUM_BYTES ? bytes : await decrypt(bytes);
  return plain.length === CHECKSUM_BYTES ? plain : null;
}
