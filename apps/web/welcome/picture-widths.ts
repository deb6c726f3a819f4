/**
 * A picture in several widths, so that a browser loads the one it needs: `{ 480: url, 1140: url }`. A browser
 * without `srcset` loads the largest.
 */
export function inWidths(urls: Readonly<Record<number, string>>): {
  readonly src: string;
  readonly srcSet: string;
} {
  const all = Object.entries(urls);
  return {
    src: all.at(-1)?.[1] ?? '',
    srcSet: all.map(([width, url]) => `${url} ${width}w`).join(', '),
  };
}
