import type { PricedProduct } from '#catalogue/domain';
import type { CareType, CartAreas, GoneLine, LineChoice } from './cart.ts';

/** Products to look lines up in. */
interface KnownProducts {
  get(id: string): Pick<PricedProduct, 'sizes'> | undefined;
}

/** Whether a line's product and size are still in the catalogue. */
function isKnown({ product, size }: LineChoice, products: KnownProducts): boolean {
  const known = products.get(product);
  return known !== undefined && Object.hasOwn(known.sizes, size);
}

/**
 * The cart without the lines whose product or size has left the catalogue; their proposal lists them in
 * `gone`, counts as missing a price and is no base of method C. Proposals keep their positions.
 *
 * @param nameOf the last known name of such a product; null if unknown
 */
export function knownCart<Line extends LineChoice>(
  cart: CartAreas<Line>,
  products: KnownProducts,
  nameOf: (product: string) => string | null,
): CartAreas<Line> {
  const known = (area: CareType) =>
    cart[area].map((tab) => {
      const lines = tab.lines.filter((line) => isKnown(line, products));
      if (lines.length === tab.lines.length) return tab;
      const gone: GoneLine[] = tab.lines
        .filter((line) => !isKnown(line, products))
        .map(({ product, size }) => ({ product, size, name: nameOf(product) }));
      return { lines, gone };
    });
  return [known(0), known(1), known(2)];
}
