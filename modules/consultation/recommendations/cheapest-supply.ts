import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { isCareProduct } from '../answers/area.ts';
import type { CartAreas, ProductsById } from '../cart/cart.ts';
import { type AddContext, addProduct, EMPTY_CART, type TabPlace } from '../cart/cart-edit.ts';
import { priceLine } from '../cart/line.ts';
import { ownPlace } from '../cart/proposal-place.ts';
import { sizeFor } from '../cart/size-match.ts';
import { recommendedProducts } from './recommendation-list.ts';

/** The cheapest sufficient supply without Mehrkosten, or why there is none. */
export type CheapestSupply =
  | { readonly product: string; readonly total: Cents }
  | { readonly missing: 'product' | 'size' | 'price' };

const NEEDS_BASED: TabPlace = { area: 0, tab: 0 };

/**
 * The cheapest of the Basis products that are recommended for the answers, and so are sufficient: the one with the
 * smallest total a month in cents at its usual need, a Vorlage with its Fixierhose. Products without the person's size
 * or without a price are left out; of equal ones the first recommended counts.
 *
 * @param ids product ids of the recommendation, in its order
 */
export function cheapestSupply(
  ids: readonly string[],
  prices: OwnPrices,
  context: AddContext,
): CheapestSupply {
  const { products, wantedSize, hip } = context;
  const sizeKnown = wantedSize !== undefined || hip !== undefined;
  const basis = recommendedProducts({ ids, products }).filter(
    ({ product }) =>
      product.PremiumBasis === 'Basis' && product.Anwendungstyp !== 'Fixierhosen' && !isCareProduct(product),
  );
  if (basis.length === 0) return { missing: 'product' };
  const fitting = basis.filter(
    ({ product }) => !sizeKnown || !sizeFor(product.sizes, wantedSize, hip).needsToSelectSize,
  );
  if (fitting.length === 0) return { missing: 'size' };
  let cheapest: { product: string; total: Cents } | null = null;
  for (const { product } of fitting) {
    const total = totalOf(addProduct(EMPTY_CART, NEEDS_BASED, product, context), products, prices);
    if (total !== null && (cheapest === null || total < cheapest.total))
      cheapest = { product: product.id, total };
  }
  return cheapest ?? { missing: 'price' };
}

/** Total of the first needs-based proposal in cents; null if a price is missing. */
function totalOf([[tab]]: CartAreas, products: ProductsById, prices: OwnPrices): Cents | null {
  let total = 0;
  for (const line of tab?.lines ?? []) {
    const product = products.get(line.product);
    const size = product?.sizes[line.size];
    const price = product && size ? priceLine(line, product, size, prices).totalPrice : null;
    if (price === null) return null;
    total += price;
  }
  return total;
}

/** Adds a product as a needs-based proposal of its own: the first empty one of the area, else a new one. */
export function addNeedsBased(
  cart: CartAreas,
  product: string,
  context: AddContext,
): { readonly cart: CartAreas; readonly place: TabPlace } {
  const found = context.products.get(product);
  const { cart: ready, place } = ownPlace(cart, NEEDS_BASED.area);
  return { cart: found === undefined ? cart : addProduct(ready, place, found, context), place };
}
