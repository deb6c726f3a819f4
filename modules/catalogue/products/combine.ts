import type { Product, ProductSize } from './product.ts';
import { compareSizes } from './size-order.ts';

/** What the sizes of a product share. */
export type ProductHead = Omit<Product, 'Artikelnummer' | 'sizes'>;

/** Combines a product with its sizes, sorted by size. */
export function combineProduct(
  head: ProductHead,
  sizes: readonly (ProductSize & { readonly name: string })[],
): Product {
  const sorted = [...sizes].sort((a, b) => compareSizes(a.name, b.name));
  const shown = sorted.find((size) => size.name === 'M') ?? sorted[0];
  return {
    ...head,
    Artikelnummer: shown?.Artikelnummer ?? '',
    sizes: Object.fromEntries(sorted.map(({ name, ...size }) => [name, size])),
  };
}
