import type { ImageSize } from './image-address.ts';
import { IMAGE_EDGES } from './image-address.ts';

/**
 * All pictures that products name, as a consultation loads them: in parts whose addresses are the same whatever is
 * recommended (docs/decisions/0037).
 */
export interface PictureBundle {
  /** Another one with each picture that comes, goes or is replaced; letters, digits, - and _. */
  readonly version: string;
  /** How many pictures there are. */
  readonly count: number;
}

/** Pictures in a part: about a megabyte of either size. */
const PER_PART: Readonly<Record<ImageSize, number>> = { large: 32, small: 256 };

/** How many parts hold all pictures in a size. */
export const partsOf = ({ count }: PictureBundle, size: ImageSize): number =>
  Math.ceil(count / PER_PART[size]);

/** Where the browser finds a part, counted from 0. */
export const partAddress = ({ version }: PictureBundle, size: ImageSize, part: number): string =>
  `/bilder/${version}/${IMAGE_EDGES[size]}-${part}`;

/** What the end of such an address names; null where it names no part. */
export function parsePart(name: string): { readonly size: ImageSize; readonly part: number } | null {
  const [, edge, part] = /^(510|150)-(\d{1,4})$/.exec(name) ?? [];
  if (part === undefined) return null;
  return { size: edge === String(IMAGE_EDGES.large) ? 'large' : 'small', part: Number(part) };
}

/** The keys whose pictures a part holds, of all keys in their order. */
export function keysOfPart(keys: readonly string[], size: ImageSize, part: number): readonly string[] {
  const most = PER_PART[size];
  return keys.slice(part * most, (part + 1) * most);
}

/** A picture's key, and where its bytes lie in a part. */
interface PackedPicture {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Bytes before the index: its length, big-endian. */
const PREFIX = 4;

/** Writes pictures one after the other behind an index of their keys and lengths. */
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
 * Where the pictures of a part lie in it.
 *
 * @throws Error for bytes that are no part, or one that was cut off
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
