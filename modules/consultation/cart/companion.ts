import type { Product } from '#catalogue/domain';
import type { CartLine, CartTab, ProductsById } from './cart.ts';
import { type LineSource, newLine } from './new-line.ts';

/** Artikelnummer, at size M, of the Fixierhose that goes with a Vorlage (consultation specification, section 4). */
const DEFAULT_FIXIERHOSE = { Basis: '9477457', Premium: '9477957' } as const;

/** The Fixierhose that goes with a Vorlage of a tier; undefined if the catalogue lacks it. */
export function defaultFixierhose(products: ProductsById, tier: 'Basis' | 'Premium'): Product | undefined {
  for (const product of products.values()) {
    if (product.sizes.M?.Artikelnummer === DEFAULT_FIXIERHOSE[tier]) return product;
  }
  return undefined;
}

/**
 * The companion line for a new `line`: a Vorlage needs a Fixierhose to hold it. A tab that already holds a
 * Fixierhose gets no second one, so that it is counted once.
 *
 * @param wantedSize the person's clothing size, undefined if unanswered
 * @param id id of the new line
 * @param source origin of the Vorlage, also that of its Fixierhose
 */
export function companionLine(
  line: CartLine,
  tab: CartTab,
  products: ProductsById,
  wantedSize: string | undefined,
  id: string,
  source?: LineSource,
): CartLine | undefined {
  const product = products.get(line.product);
  if (product?.Anwendungstyp !== 'Vorlagen' || product.PremiumBasis === '-') return undefined;
  if (tab.lines.some((other) => products.get(other.product)?.Anwendungstyp === 'Fixierhosen'))
    return undefined;
  const fixierhose = defaultFixierhose(products, product.PremiumBasis);
  return fixierhose && { ...newLine(fixierhose, wantedSize, id, source), companionOf: line.id };
}
