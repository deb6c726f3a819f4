import { createDecipheriv } from 'node:crypto';
import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFXRefStreamParser,
} from 'pdf-lib';
import { withTexts } from './nested-objects.ts';

/** Most bytes in the object streams of a document. 10 MB can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Bytes a document may still unpack. */
const left = new WeakMap<PDFContext, number>();

/**
 * Limits what pdf-lib unpacks while parsing. pdf-lib has no limit and unpacks in one piece; these two are the only
 * places where it does.
 */
function boundUnpacking(): void {
  PDFObjectStreamParser.forStream = (stream, ...more) => {
    spend(stream);
    return readObjects(stream, ...more);
  };
  PDFXRefStreamParser.forStream = (stream) => {
    spend(stream);
    return readTable(stream);
  };
}

const { forStream: readObjects } = PDFObjectStreamParser;
const { forStream: readTable } = PDFXRefStreamParser;

/** @throws Error that pdf-lib treats as a broken object */
function spend({ dict, contents }: PDFRawStream): void {
  const { context } = dict;
  const budget = left.get(context) ?? MAX_UNPACKED_BYTES;
  const rest = budget - sizeOf(dict, contents, budget);
  left.set(context, Math.max(0, rest));
  if (rest < 0) throw new Error('A PDF would unpack too much.');
}

/** Bytes that a stream unpacks to; more than any budget if that requires unpacking it. */
function sizeOf(dict: PDFDict, contents: Uint8Array, budget: number): number {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return contents.length;
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (budget <= 0 || only !== PDFName.of('FlateDecode')) return Number.POSITIVE_INFINITY;
  try {
    const options = { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(contents, options).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Opens the strings and streams of an encrypted PDF; throws for what was not encrypted with it. */
export interface OpenKey {
  readonly texts: (bytes: Uint8Array, ref: PDFRef) => Uint8Array;
  readonly streams: (bytes: Uint8Array, ref: PDFRef, own: PDFDict) => Uint8Array;
  /** The encryption dictionary, which is not encrypted itself. */
  readonly described: PDFRef | null;
}

/** Length of the IV of a ciphertext, and of its blocks. */
const BLOCK = 16;

/**
 * Parses a whole PDF and stops at the first fault. pdf-lib reads every object in a file, even unreferenced ones; in
 * an encrypted file each must decrypt with its key, so that no readable object is hidden among the encrypted ones.
 */
export class StrictParser extends PDFParser {
  private readonly key: OpenKey | null;
  private within = false;

  /** @param key null for a readable PDF */
  constructor(bytes: Uint8Array, key: OpenKey | null) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.key = key;
  }

  /** @throws Error if it is no PDF, broken, does not open with the key, or unpacks to too much */
  static read(bytes: Uint8Array, key: OpenKey | null): Promise<PDFContext> {
    boundUnpacking();
    return new StrictParser(bytes, key).parseDocument();
  }

  /** Decrypts an object once it is complete; the content of object streams was encrypted with them. */
  override parseObject(ref?: PDFRef): PDFObject {
    if (this.key === null || this.within || ref === undefined) return super.parseObject(ref);
    this.within = true;
    const object = super.parseObject(ref);
    this.within = false;
    if (ref === this.key.described || isTableOfContents(object)) return object;
    const { texts, streams } = this.key;
    const opened = withTexts(object, (bytes) => texts(bytes, ref));
    if (!(opened instanceof PDFRawStream)) return opened;
    return PDFRawStream.of(opened.dict, streams(opened.contents, ref, opened.dict));
  }
}

/** The cross-reference stream, the only one that is never encrypted. Nothing else is exempt. */
function isTableOfContents(object: PDFObject): boolean {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef');
}

/** Opens what AES-256 has encrypted without exceptions. */
export function strongKey(fileKey: Buffer, described: PDFRef | null): OpenKey {
  const open = (bytes: Uint8Array) => aes256(fileKey, bytes);
  return { texts: open, streams: open, described };
}

/** @throws Error if it was not encrypted with the key; empty content is accepted */
export function aes256(key: Buffer, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes;
  const cipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, BLOCK));
  return Buffer.concat([cipher.update(bytes.subarray(BLOCK)), cipher.final()]);
}
