/** Edge in pixels of the square that a stored picture fits into (access specification, section 9). */
export const IMAGE_EDGES = { large: 510, small: 150 } as const;
export type ImageSize = keyof typeof IMAGE_EDGES;

/**
 * Where the browser finds a picture.
 *
 * @param key of the stored picture: another one each time it is stored, so that an address never shows anything else
 */
export function imageAddress(key: string, size: ImageSize): string {
  return `/bilder/${key}-${IMAGE_EDGES[size]}.jpg`;
}

/** What an address names; null where it names no picture. */
export function parseImageFile(file: string): { readonly key: string; readonly size: ImageSize } | null {
  const [, key = '', edge] = /^([0-9a-f]{32})-(510|150)\.jpg$/.exec(file) ?? [];
  if (key === '') return null;
  return { key, size: edge === String(IMAGE_EDGES.large) ? 'large' : 'small' };
}
