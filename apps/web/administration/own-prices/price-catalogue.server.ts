import { hash } from 'node:crypto';
import { type Product, packContent, sizeLabel, tabOf } from '#catalogue/domain';
import type { PriceCatalogue, PricedProduct } from './priced-product.ts';

const { compare } = new Intl.Collator('de');
const made = new WeakMap<readonly Product[], PriceCatalogue>();

/** The part of a catalogue that the price list needs; made once for each state of the catalogue. */
export function priceCatalogue(products: readonly Product[]): PriceCatalogue {
  let catalogue = made.get(products);
  if (catalogue === undefined) {
    const priced = pricedProducts(products);
    const version = hash('sha256', JSON.stringify(priced), 'base64url');
    catalogue = Object.freeze({ version, products: priced });
    made.set(products, catalogue);
  }
  return catalogue;
}

const pricedProducts = (products: readonly Product[]): readonly PricedProduct[] =>
  products
    .map((product) => ({
      id: product.id,
      name: product.Produktbezeichnung,
      tab: tabOf(product),
      type: product.Anwendungstyp,
      sizes: Object.entries(product.sizes).map(([name, size]) => ({
        id: size.id,
        label: sizeLabel(name),
        pack: packContent(size),
        uvp: size.price,
        numbers: `${size.Artikelnummer} ${size.PZN}`,
      })),
    }))
    .sort((a, b) => compare(a.name, b.name));
