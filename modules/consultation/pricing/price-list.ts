import { isReusable, type PricedProduct } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import { DomainError } from '#platform/domain';
import { isCareProduct } from '../cart/area.ts';
import { type LineOffer, type PricedSize, packsAreLimited, priceLine } from '../cart/line.ts';

/** Products by the id that lines carry. */
export interface PricedProducts {
  get(id: string): PricedProduct | undefined;
}

/** One size of a product, with everything that does not depend on the line. */
export interface ListedSize {
  readonly name: string;
  readonly product: PricedProduct;
  readonly size: PricedSize;
  /** The offer of a line without need or packs set; shared by all such lines. */
  readonly usual: LineOffer;
  /** The usual need exceeds the limit of packs. */
  readonly usualLimited: boolean;
  /** The Pauschale never covers it. */
  readonly care: boolean;
  /** Bought once and not each month. */
  readonly once: boolean;
}

/** Prices of lines: one catalogue with the prices of one institution. */
export interface PriceList {
  /** @throws DomainError `invalid` for an unknown product or size */
  find(product: string, size: string): ListedSize;
}

/**
 * A price list that looks each size up once, for carts that are priced repeatedly. Products and prices must not
 * change while it is in use.
 */
export function priceListOf(products: PricedProducts, prices: OwnPrices): PriceList {
  const listed = new Map<string, ListedSize[]>();
  return {
    find(product, name) {
      const sizes = listed.get(product);
      if (sizes !== undefined) {
        // A product has few sizes: a scan is faster than building an index.
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

/** A price list for a single cart; caches nothing. */
export function priceListForOnce(products: PricedProducts, prices: OwnPrices): PriceList {
  return { find: (product, name) => listSize(products, prices, product, name) };
}

function listSize(products: PricedProducts, prices: OwnPrices, id: string, name: string): ListedSize {
  const product = products.get(id);
  if (product === undefined) throw unknownProduct(id);
  const size = product.sizes[name];
  // Not `size === undefined`: a name such as `constructor` finds an inherited property.
  if (typeof size?.pieces !== 'number') throw unknownSize(id, name);
  const usual = priceLine({ product: id, size: name }, product, size, prices);
  return {
    name,
    product,
    size,
    usual,
    usualLimited: packsAreLimited(product, size, usual.dailyNeed),
    care: isCareProduct(product),
    once: isReusable(product, size),
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
