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
