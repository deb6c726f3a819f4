import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFObjectStreamParser,
  type PDFRawStream,
  PDFXRefStreamParser,
} from 'pdf-lib';

/** Most bytes in the object streams of a document. 10 MB can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Bytes a document may still unpack. */
const left = new WeakMap<PDFContext, number>();

/**
 * Limits what pdf-lib unpacks while parsing. pdf-lib has no limit and unpacks in one piece; these two are the only
 * places where it does.
 */
export function boundUnpacking(): void {
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
