import { createInflate } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, type PDFStream } from 'pdf-lib';
import { key, numberAt } from './pdf-facts.ts';

/** Filters of pictures, which unpack to points (ISO 32000-1, 7.4). */
const PICTURES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Bytes of a point, at most: four colours. */
const BYTES_PER_POINT = 4;

/**
 * Whether streams together unpack to more than a number of bytes. Keeps nothing of what it unpacks, and stops at the
 * limit: 5 MB can unpack to gigabytes, in each viewer that shows them.
 */
export async function unpacksBeyond(streams: readonly PDFStream[], most: number): Promise<boolean> {
  let left = most;
  for (const stream of streams) {
    if (stream instanceof PDFRawStream) left -= await unpackedSize(stream, left);
    if (left < 0) return true;
  }
  return false;
}

/** Bytes that a stream unpacks to; one more than `most` if it is more. */
async function unpackedSize(stream: PDFRawStream, most: number): Promise<number> {
  const filters = filtersOf(stream);
  const { dict, contents } = stream;
  if (filters.length === 0) return contents.length;
  if (filters.some((name) => PICTURES.has(name)))
    return (numberAt(dict, 'Width') ?? 0) * (numberAt(dict, 'Height') ?? 0) * BYTES_PER_POINT;
  if (filters.length === 1 && filters[0] === 'FlateDecode') return inflatedSize(contents, most);
  // Rare chains of old programs: in one piece, within the memory that the process may take.
  return decodePDFRawStream(stream).decode().length;
}

function filtersOf({ dict }: PDFRawStream): readonly string[] {
  const given = dict.lookup(key('Filter'));
  const names =
    given instanceof PDFArray ? given.asArray().map((each) => dict.context.lookup(each)) : [given];
  return names.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []));
}

/** What can be read of a broken stream counts, as viewers show it. */
function inflatedSize(bytes: Uint8Array, most: number): Promise<number> {
  return new Promise((resolve) => {
    let size = 0;
    const inflate = createInflate({ chunkSize: 64 * 1024 });
    inflate
      .on('data', (part: Buffer) => {
        size += part.length;
        if (size > most) inflate.destroy();
      })
      .on('error', () => {})
      .on('close', () => resolve(size))
      .end(bytes);
  });
}
