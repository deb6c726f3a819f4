import type { ImageSize } from './image-address.ts';
import { IMAGE_EDGES } from './image-address.ts';

/**
 * All pictures in use, as a consultation loads them: in parts whose addresses do not depend on what is
 * recommended (docs/decisions/0037).
 */
export interface PictureBundle {
  /** Changes whenever a picture is added, removed or replaced; letters, digits, - and _. */
  readonly version: string;
  /** Number of pictures. */
  readonly count: number;
}

/** Pictures per part: about a megabyte in either size. */
const PER_PART: Readonly<Record<ImageSize, number>> = { large: 32, small: 256 };

/** Number of parts in a size. */
export const partsOf = ({ count }: PictureBundle, size: ImageSize): number =>
  Math.ceil(count / PER_PART[size]);

/** Address of a part, counted from 0. */
export const partAddress = ({ version }: PictureBundle, size: ImageSize, part: number): string =>
  `/bilder/${version}/${IMAGE_EDGES[size]}-${part}`;

/** Parses the end of such an address; null if it names no part. */
export function parsePart(name: string): { readonly size: ImageSize; readonly part: number } | null {
  const [, edge, part] = /^(510|150)-(\d{1,4})$/.exec(name) ?? [];
  if (part === undefined) return null;
  return { size: edge === String(IMAGE_EDGES.large) ? 'large' : 'small', part: Number(part) };
}

/** The keys of a part's pictures, from all keys in order. */
export function keysOfPart(keys: readonly string[], size: ImageSize, part: number): readonly string[] {
  const most = PER_PART[size];
  return keys.slice(part * most, (part + 1) * most);
}

/** A picture's key, and the position of its bytes in a part. */
interface PackedPicture {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Bytes before the index: its length, big-endian. */
const PREFIX = 4;

/** Packs pictures one after the other, behind an index of keys and lengths. */
export function packPictures(pictures: readonly (readonly [key: string, bytes: Uint8Array])[]): Uint8Array {
  const index = new TextEncoder().encode(JSON.stringify(pictures.map(([key, { length }]) => [key, length])));
  const head = PREFIX + index.length;
  const packed = new Uint8Array(pictures.reduce((sum, [, { length }]) => sum + length, head));
  new DataView(packed.buffer).setUint32(0, index.length);
  packed.set(index, PREFIX);
  let start = head;
  for (const [, bytes] of pictures) {
    packed.set(bytes, start);
    start += bytes.length;
  }
  return packed;
}

/**
 * Positions of the pictures in a part.
 *
 * @throws Error if the bytes are no part, or truncated
 */
export function unpackPictures(packed: Uint8Array): readonly PackedPicture[] {
  const head = PREFIX + new DataView(packed.buffer, packed.byteOffset, packed.length).getUint32(0);
  const index: [string, number][] = JSON.parse(new TextDecoder().decode(packed.subarray(PREFIX, head)));
  let end = head;
  const found = index.map(([key, length]) => {
    const start = end;
    end += length;
    return { key, start, end };
  });
  if (end !== packed.length) throw new Error('The pictures were cut off.');
  return found;
}
