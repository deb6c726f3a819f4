import { createInflate } from 'node:zlib';
import { decodePDFRawStream, PDFArray, type PDFDict, PDFName, PDFRawStream, type PDFStream } from 'pdf-lib';
import { key, numberAt } from '../pdf-facts.ts';

const BEGIN_JPEG = Buffer.from([0xff, 0xd8]);
/** Begins a JPEG 2000 codestream, with the segment of its size (ISO 15444-1, A.5.1). */
const BEGIN_JPX = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
/** Markers of a frame, which has the size, are C0 to CF without these (ISO 10918-1, B.1.1.3). */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Bytes of a picture's points by its own header, which viewers follow instead of its dictionary; 0 for one that they
 * do not show or that has none.
 *
 * @param start the picture, or its first bytes
 */
function sizeByHeader(filter: string, start: Uint8Array): number {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  if (filter === 'DCTDecode') return jpegSize(bytes);
  return filter === 'JPXDecode' ? jpxSize(bytes) : 0;
}

/** Looks for markers as libjpeg does: what is between a segment and the next one is skipped. */
function jpegSize(bytes: Buffer): number {
  const begin = bytes.indexOf(BEGIN_JPEG);
  let at = begin < 0 ? -1 : bytes.indexOf(0xff, begin + BEGIN_JPEG.length);
  while (at >= 0 && at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) * bytes.readUInt8(at + 9);
    const hasLength = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
    at = bytes.indexOf(0xff, hasLength ? at + 2 + bytes.readUInt16BE(at + 2) : at + 1);
  }
  return 0;
}

function jpxSize(bytes: Buffer): number {
  const at = bytes.indexOf(BEGIN_JPX);
  if (at < 0 || at + 42 > bytes.length) return 0;
  return bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12) * bytes.readUInt16BE(at + 40);
}

/** Filters of pictures, which unpack to points (ISO 32000-1, 7.4). */
const PICTURES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Bytes of a point, at most: four colours. */
const BYTES_PER_POINT = 4;
/** First bytes of a picture, among which its header is. */
const HEADER_BYTES = 1024 * 1024;

/** What a stream holds after the filters that it begins with. */
interface Unpacked {
  readonly size: number;
  /** At least the first bytes. */
  readonly start: Uint8Array;
}

/**
 * Whether streams together unpack to more than a number of bytes. Keeps nothing of what it unpacks, and stops at the
 * limit: 5 MB can unpack to gigabytes, in each viewer that shows them.
 *
 * @param times how often a stream is shown, if not once; each is unpacked here only once
 */
export async function unpacksBeyond(
  streams: readonly PDFStream[],
  times: ReadonlyMap<PDFStream, number>,
  most: number,
): Promise<boolean> {
  let left = most;
  for (const stream of streams) {
    if (stream instanceof PDFRawStream) left -= (await unpackedSize(stream, left)) * (times.get(stream) ?? 1);
    if (left < 0) return true;
  }
  return false;
}

/** Bytes that a stream unpacks to, never fewer than it has; more than `most` if it is more. */
async function unpackedSize(stream: PDFRawStream, most: number): Promise<number> {
  const filters = filtersOf(stream);
  const picture = filters.findIndex((name) => PICTURES.has(name));
  const packed = picture === -1 ? filters : filters.slice(0, picture);
  const { size: held, start } = await withoutFilters(stream, packed, most);
  const size = Math.max(stream.contents.length, held);
  if (picture === -1) return size;
  // A picture holds points and nothing that is packed once more.
  if (picture !== filters.length - 1) return Number.POSITIVE_INFINITY;
  return size + Math.max(pictureSize(stream.dict), sizeByHeader(filters[picture] ?? '', start));
}

async function withoutFilters(
  { dict, contents }: PDFRawStream,
  filters: readonly string[],
  most: number,
): Promise<Unpacked> {
  if (filters.length === 0) return { size: contents.length, start: contents };
  if (filters.length === 1 && filters[0] === 'FlateDecode') return inflated(contents, most);
  // Rare chains of old programs: in one piece, within the memory that the process may take.
  const own = dict.clone(dict.context);
  own.set(key('Filter'), dict.context.obj([...filters]));
  const start = decodePDFRawStream(PDFRawStream.of(own, contents)).decode();
  return { size: start.length, start };
}

/** Bytes of a picture's points; without an end if its size is none, so that it cannot make room for others. */
function pictureSize(dict: PDFDict): number {
  const sides = [numberAt(dict, 'Width'), numberAt(dict, 'Height')];
  let size = BYTES_PER_POINT;
  for (const side of sides)
    size *= side !== undefined && Number.isSafeInteger(side) && side > 0 ? side : Number.POSITIVE_INFINITY;
  return size;
}

function filtersOf({ dict }: PDFRawStream): readonly string[] {
  const given = dict.lookup(key('Filter'));
  const names =
    given instanceof PDFArray ? given.asArray().map((each) => dict.context.lookup(each)) : [given];
  return names.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []));
}

/** What can be read of a broken stream counts, as viewers show it. */
function inflated(bytes: Uint8Array, most: number): Promise<Unpacked> {
  return new Promise((resolve) => {
    let size = 0;
    const first: Buffer[] = [];
    const inflate = createInflate({ chunkSize: 64 * 1024 });
    inflate
      .on('data', (part: Buffer) => {
        if (size < HEADER_BYTES) first.push(part);
        size += part.length;
        if (size > most) inflate.destroy();
      })
      .on('error', () => {})
      .on('close', () => resolve({ size, start: Buffer.concat(first) }))
      .end(bytes);
  });
}
