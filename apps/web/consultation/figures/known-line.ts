import type { Product, ProductSize } from '#catalogue/domain';
import type { CartLine, LineOffer, OfferWarning, ProductsById } from '#consultation/domain';
import type { OfferView } from './use-offer.ts';

/** A line with its product and price. */
export interface KnownLine {
  readonly line: CartLine;
  readonly product: Product;
  readonly size: ProductSize;
  readonly offer: LineOffer;
  readonly warnings: readonly OfferWarning['code'][];
}

const NONE: readonly OfferWarning['code'][] = [];

/** Combines a line with its product and price; null if either has left the catalogue. */
export function knownLine(line: CartLine, products: ProductsById, view: OfferView): KnownLine | null {
  const product = products.get(line.product);
  const offer = view.lines.get(line.id);
  const size = product?.sizes[line.size];
  if (product === undefined || offer === undefined || size === undefined) return null;
  return { line, product, size, offer, warnings: view.warnings.get(line.id) ?? NONE };
}
