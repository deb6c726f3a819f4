import { ONE_SIZE, type Product, packContent } from '#catalogue/domain';
import { unitPrice } from '#consultation/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** A pack of a product, and the sizes that come with this content at this price. */
export interface PackPrice {
  /** Empty if there is only one size. */
  readonly sizes: readonly string[];
  /** Such as `100 Stück` or `500 ml`. */
  readonly content: string;
  /** The institution's own price of a pack, else the list price, in cents; null if unknown. */
  readonly price: Cents | null;
}

/** The packs of a product in rack order; sizes with equal price and content are merged. */
export function packPrices(product: Product, prices: OwnPrices): readonly PackPrice[] {
  const packs = new Map<string, PackPrice>();
  for (const [name, size] of Object.entries(product.sizes)) {
    const content = packContent(size);
    const price = unitPrice(size, prices);
    const key = `${content} ${price}`;
    const sizes = name === ONE_SIZE ? [] : [...(packs.get(key)?.sizes ?? []), name];
    packs.set(key, { sizes, content, price });
  }
  return [...packs.values()];
}
