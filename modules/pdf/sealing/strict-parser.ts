import { createDecipheriv } from 'node:crypto';
import { type PDFContext, PDFName, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from 'pdf-lib';
import { withTexts } from './nested-objects.ts';
import { boundUnpacking } from './unpacking.ts';

/** What opens the texts and streams of an encrypted PDF. */
export interface OpenKey {
  readonly fileKey: Buffer;
  /** The object that describes the encryption, and is not encrypted itself. */
  readonly described: PDFRef | null;
}

/** Length of the random start of a ciphertext, and of its blocks. */
const BLOCK = 16;

/**
 * Reads all of a PDF, and gives up at the first thing that is not as it must be. pdf-lib reads every object that
 * stands in a file, whether a table of contents names it or not: of an encrypted file each must open with its key,
 * so that nothing readable lies beside what is encrypted.
 */
export class StrictParser extends PDFParser {
  private readonly key: OpenKey | null;
  private within = false;

  /** @param key null for a readable PDF */
  constructor(bytes: Uint8Array, key: OpenKey | null) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.key = key;
  }

  /** @throws Error for what is no PDF, is broken, does not open with the key, or would unpack to too much */
  static read(bytes: Uint8Array, key: OpenKey | null): Promise<PDFContext> {
    boundUnpacking();
    return new StrictParser(bytes, key).parseDocument();
  }

  /** Decrypts an object as soon as it is read whole; what lies in object streams was encrypted with them. */
  override parseObject(ref?: PDFRef): PDFObject {
    if (this.key === null || this.within || ref === undefined) return super.parseObject(ref);
    this.within = true;
    const object = super.parseObject(ref);
    this.within = false;
    if (ref === this.key.described || isTableOfContents(object)) return object;
    const open = (bytes: Uint8Array) => decrypted((this.key as OpenKey).fileKey, bytes);
    const opened = withTexts(object, open);
    return opened instanceof PDFRawStream ? PDFRawStream.of(opened.dict, open(opened.contents)) : opened;
  }
}

/** The one stream that is never encrypted. Nothing else is taken out of it. */
function isTableOfContents(object: PDFObject): boolean {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef');
}

/** @throws Error for what was not encrypted with the key; what is empty holds nothing to read */
function decrypted(key: Buffer, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes;
  const cipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, BLOCK));
  return Buffer.concat([cipher.update(bytes.subarray(BLOCK)), cipher.final()]);
}
