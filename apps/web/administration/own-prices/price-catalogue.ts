import { jsonByVersion } from '../../connection/by-version.ts';
import type { PriceCatalogue } from './priced-product.ts';

let latest: PriceCatalogue | null = null;

/** Path under which the browser caches a version of the catalogue. */
export const cataloguePath = (version: string) => `/settings/3/katalog/${version}`;

/**
 * Adds the catalogue to the screen's data, from this window, the browser's cache, or the server.
 * @throws Error if the server cannot be reached or refuses; a redirect if the session has ended
 */
export async function withCatalogue<Given extends { readonly catalogue: string }>(given: Given) {
  if (latest?.version !== given.catalogue)
    latest = await jsonByVersion<PriceCatalogue>(cataloguePath(given.catalogue));
  return { ...given, products: latest.products };
}
