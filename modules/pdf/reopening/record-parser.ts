import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from 'pdf-lib';
import type { Decrypt } from './file-key.ts';

/** Most bytes in all object streams of a file; a record has some 100 KB. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024;

const name = (text: string) => PDFName.of(text);

/**
 * Parses a PDF and stops at the first fault. Object streams are unpacked here, decrypted and within a limit: pdf-lib
 * would unpack them in one piece, however large. Cross-reference streams are not unpacked at all, because pdf-lib reads
 * every object there is.
 */
export class RecordParser extends PDFParser {
  private readonly packed: PDFRawStream[] = [];
  private readonly trailers: PDFDict[] = [];

  /**
   * @param decrypt null for a readable file
   * @throws Error if it is no PDF, broken, or unpacks to too much
   */
  static async read(bytes: Uint8Array, decrypt: Decrypt | null): Promise<PDFContext> {
    const parser = new RecordParser(bytes, Number.POSITIVE_INFINITY, true);
    const context = await parser.parseDocument();
    await parser.unpack(context, decrypt);
    for (const trailer of parser.trailers)
      for (const key of ['Root', 'Encrypt'] as const)
        context.trailerInfo[key] = trailer.get(name(key)) ?? context.trailerInfo[key];
    return context;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const type = object.dict.get(name('Type'));
    if (type === name('XRef')) this.trailers.push(object.dict);
    else if (type === name('ObjStm')) this.packed.push(object);
    else return object;
    return PDFNull;
  }

  /** Objects that lie in the file itself take precedence, then later streams: so updates are written. */
  private async unpack(context: PDFContext, decrypt: Decrypt | null): Promise<void> {
    let left = MAX_OBJECT_BYTES;
    for (const stream of this.packed.toReversed()) {
      const bytes = await contentsOf(stream, decrypt, left);
      if (bytes === null) throw new Error('A PDF would unpack too much.');
      left -= bytes.length;
      const known = context.enumerateIndirectObjects();
      for (const key of ['Filter', 'DecodeParms']) stream.dict.delete(name(key));
      await PDFObjectStreamParser.forStream(PDFRawStream.of(stream.dict, bytes)).parseIntoContext();
      for (const [ref, object] of known) context.assign(ref, object);
    }
  }
}

/**
 * The contents of a stream, decrypted and unpacked.
 *
 * @returns null if they are larger than the limit
 * @throws Error if they are broken, or packed in another way than ours
 */
export async function contentsOf(
  { dict, contents }: PDFRawStream,
  decrypt: Decrypt | null,
  most: number,
): Promise<Uint8Array | null> {
  const bytes = decrypt === null ? contents : await decrypt(contents);
  const filter = dict.lookup(name('Filter'));
  if (filter === undefined) return bytes.length > most ? null : bytes;
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only !== name('FlateDecode') || dict.lookup(name('DecodeParms')) !== undefined)
    throw new Error('A stream of the PDF is packed in an unknown way.');
  return inflate(bytes, most);
}

/** The dictionary that an object is, or that it leads to. */
export function dictIn(parent: PDFDict, key: string): PDFDict | null {
  const value = parent.lookup(name(key));
  return value instanceof PDFDict ? value : null;
}

/**
 * Inflates a zlib stream up to a limit; what lies beyond it is never unpacked.
 *
 * @returns null if it is larger
 * @throws Error if it is broken
 */
async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  // Written by hand: a browser would fetch the bytes of a Blob from another process. The reader gets a fault.
  writer.write(Uint8Array.from(packed)).catch(() => {});
  writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole(parts, length);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function whole(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
