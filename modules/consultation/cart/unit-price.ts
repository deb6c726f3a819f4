import type { PricedProduct } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** Gross price of one pack in cents: the institution's own price of the size, else its UVP, else null. */
export function unitPrice(size: PricedProduct['sizes'][string], prices: OwnPrices): Cents | null {
  return prices.get(size.id) ?? size.price;
}
