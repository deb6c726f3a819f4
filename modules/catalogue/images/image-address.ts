/** Edge length in pixels of the square that a stored picture fits into (access specification, section 9). */
export const IMAGE_EDGES = { large: 510, small: 150 } as const;
export type ImageSize = keyof typeof IMAGE_EDGES;

/**
 * Address of a picture.
 *
 * @param key of the stored picture; changes with each upload, so that an address always shows the same
 */
export function imageAddress(key: string, size: ImageSize): string {
  return `/bilder/${key}-${IMAGE_EDGES[size]}.jpg`;
}

/** Parses the end of an address; null if it names no picture. */
export function parseImageFile(file: string): { readonly key: string; readonly size: ImageSize } | null {
  const [, key = '', edge] = /^([0-9a-f]{32})-(510|150)\.jpg$/.exec(file) ?? [];
  if (key === '') return null;
  return { key, size: edge === String(IMAGE_EDGES.large) ? 'large' : 'small' };
}
