/*
 * Segments of a JPEG (ITU-T T.81, annex B). Whatever may be said of a picture besides its pixels costs time: libexif takes
 * 20 seconds for 65 KB of directories that lead to each other, and nothing can interrupt it.
 */

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isApplications = (marker: number) => marker >= 0xe0 && marker <= 0xef;

const JFIF = 'JFIF\0';
const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';
const ADOBE = 'Adobe';

/** Largest profile of colours that is kept, in bytes; those of print shops have up to 2 MB. */
const MOST_PROFILE = 2_500_000;

/**
 * A JPEG with nothing in its head but what its pixels are decoded by: how colours are coded, their profile, which way
 * is up. Null if its head cannot be read.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const decoding: Uint8Array[] = [];
  const profile: Uint8Array[] = [];
  let [jfif, orientation] = [false, 1];
  for (const segment of segmentsOf(bytes)) {
    if (segment === null) return null;
    const { marker, content, whole } = segment;
    if (marker === SCAN) {
      const size = profile.reduce((sum, { length }) => sum + length, 0);
      return Buffer.concat([
        Uint8Array.of(0xff, 0xd8),
        ...(jfif ? [JFIF_SEGMENT] : []),
        ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
        ...(size > MOST_PROFILE ? [] : profile),
        ...decoding,
        bytes.subarray(whole.byteOffset - bytes.byteOffset),
      ]);
    }
    if (beginsWith(content, JFIF)) jfif = true;
    else if (beginsWith(content, PROFILE) && isApplications(marker)) profile.push(whole);
    else if (beginsWith(content, EXIF) && isApplications(marker)) orientation = orientationIn(content);
    else if (marker === 0xee && beginsWith(content, ADOBE) && content.length < 100) decoding.push(whole);
    else if (!isApplications(marker) && marker !== COMMENT) decoding.push(whole);
  }
  return null;
}

interface Segment {
  readonly marker: number;
  readonly content: Uint8Array;
  /** With marker and length. */
  readonly whole: Uint8Array;
}

/** The segments up to the first scan; bytes between them are passed over, as decoders do. Null for a broken one. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      const length = view.getUint16(at + 2);
      const end = at + 2 + length;
      if (marker === END || length < 2 || end > bytes.length) return yield null;
      yield { marker, content: bytes.subarray(at + 4, end), whole: bytes.subarray(at, end) };
      at = end;
    }
  }
}

function beginsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}

/** Without a picture of its own. */
const JFIF_SEGMENT = Uint8Array.of(
  ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1],
  ...[0, 0, 1, 0, 1, 0, 0],
);

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/** Which way is up, from the first directory of an Exif segment alone (Exif 2.32, 4.6.2); 1 where it does not say. */
function orientationIn(content: Uint8Array): number {
  const tiff = content.subarray(EXIF.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = beginsWith(tiff, 'II');
  if (tiff.length < 10) return 1;
  const start = view.getUint32(4, little);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, little);
  for (let entry = 0, at = start + 2; entry < count && at + ENTRY <= tiff.length; entry += 1, at += ENTRY) {
    if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue;
    const found = view.getUint16(at + 8, little);
    return found >= 1 && found <= 8 ? found : 1;
  }
  return 1;
}

/** An Exif segment that says nothing else: one directory of one entry. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [...EXIF].map((sign) => sign.charCodeAt(0));
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  const next = [0, 0, 0, 0];
  const content = [...exif, ...tiff, ...next];
  return Uint8Array.of(0xff, 0xe1, 0, content.length + 2, ...content);
}
