import type { Product } from '#catalogue/domain';
import type { BeratungLine } from './beratung.ts';

/** A product and one of its sizes. */
export interface SizeOfProduct {
  readonly product: Product;
  readonly size: string;
}

/**
 * Finds lines of an earlier consultation in today's catalogue: by PZN, then by Artikelnummer.
 *
 * @returns a search that gives null for what is gone
 */
export function lineFinder(catalogue: Iterable<Product>): (line: BeratungLine) => SizeOfProduct | null {
  const byPzn = new Map<string, SizeOfProduct>();
  const byNumber = new Map<string, SizeOfProduct>();
  for (const product of catalogue)
    for (const [size, { PZN, Artikelnummer }] of Object.entries(product.sizes)) {
      const entry = { product, size };
      if (PZN !== '' && !byPzn.has(PZN)) byPzn.set(PZN, entry);
      if (Artikelnummer !== '' && !byNumber.has(Artikelnummer)) byNumber.set(Artikelnummer, entry);
    }
  return ({ PZN, Artikelnummer }) => byPzn.get(PZN) ?? byNumber.get(Artikelnummer) ?? null;
}
