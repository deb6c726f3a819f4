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
export function sizeByHeader(filter: string, start: Uint8Array): number {
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
