import { type Product, sizeLabel, tabOf } from '#catalogue/domain';
import type { PricedProduct } from './priced-product.ts';

/** The part of the catalogue that the price list needs, sorted by name. */
export function pricedProducts(products: readonly Product[]): readonly PricedProduct[] {
  return products
    .map((product) => ({
      id: product.id,
      name: product.Produktbezeichnung,
      tab: tabOf(product),
      type: product.Anwendungstyp,
      sizes: Object.entries(product.sizes).map(([name, size]) => ({
        id: size.id,
        label: sizeLabel(name),
        pack: size.amount ?? `${size.pieces} Stück`,
        uvp: size.price,
        numbers: `${size.Artikelnummer} ${size.PZN}`,
      })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}
