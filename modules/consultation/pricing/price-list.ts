import type { PricedProduct } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import { DomainError } from '#platform/domain';
import { isCareProduct } from '../answers/area.ts';
import { type LineOffer, type PricedSize, packsAreLimited, priceLine } from '../cart/line.ts';

/** Products by the id that lines carry. */
export interface PricedProducts {
  get(id: string): PricedProduct | undefined;
}

/** One size of a product, with all that does not depend on what a line says. */
export interface ListedSize {
  readonly name: string;
  readonly product: PricedProduct;
  readonly size: PricedSize;
  /** The line on which nobody has set need or packs. Every such line is this one. */
  readonly usual: LineOffer;
  /** The limit of packs cuts short what the usual need takes. */
  readonly usualLimited: boolean;
  /** The Pauschale never pays for it. */
  readonly care: boolean;
}

/** What lines cost: one catalogue with the prices of one institution. */
export interface PriceList {
  /** @throws DomainError `invalid` where there is no such product or size */
  find(product: string, size: string): ListedSize;
}

/**
 * A price list that looks each size up once, for carts that are priced again and again with the same products and
 * prices. Neither may change while the list is used.
 */
export function priceListOf(products: PricedProducts, prices: OwnPrices): PriceList {
  const listed = new Map<string, ListedSize[]>();
  return {
    find(product, name) {
      const sizes = listed.get(product);
      if (sizes !== undefined) {
        // A product has few sizes: going through them takes less than a table of each.
        for (let index = 0; index < sizes.length; index += 1) {
          const size = sizes[index] as ListedSize;
          if (size.name === name) return size;
        }
      }
      const found = listSize(products, prices, product, name);
      if (sizes === undefined) listed.set(product, [found]);
      else sizes.push(found);
      return found;
    },
  };
}

/** A price list for one cart: nothing of it is kept. */
export function priceListForOnce(products: PricedProducts, prices: OwnPrices): PriceList {
  return { find: (product, name) => listSize(products, prices, product, name) };
}

function listSize(products: PricedProducts, prices: OwnPrices, id: string, name: string): ListedSize {
  const product = products.get(id);
  if (product === undefined) throw unknownProduct(id);
  const size = product.sizes[name];
  // Not `size === undefined`: a size such as `constructor` finds something that is no size.
  if (typeof size?.pieces !== 'number') throw unknownSize(id, name);
  const usual = priceLine({ product: id, size: name }, product, size, prices);
  return {
    name,
    product,
    size,
    usual,
    usualLimited: packsAreLimited(product, size.pieces, usual.dailyNeed),
    care: isCareProduct(product),
  };
}

function unknownProduct(product: string): DomainError {
  return new DomainError('invalid', `Das Produkt „${product}“ ist nicht bekannt.`, {
    product: 'Dieses Produkt ist nicht bekannt.',
  });
}

function unknownSize(product: string, size: string): DomainError {
  return new DomainError('invalid', `Die Größe „${size}“ gibt es beim Produkt „${product}“ nicht.`, {
    size: 'Diese Größe gibt es nicht.',
  });
}
