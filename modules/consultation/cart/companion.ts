import type { Product } from '#catalogue/domain';
import type { CartLine, CartTab, ProductsById } from './cart.ts';
import { type LineSource, newLine } from './new-line.ts';

/** Artikelnummer, at size M, of the Fixierhose that goes with a Vorlage (consultation specification, section 4). */
const DEFAULT_FIXIERHOSE = { Basis: '9477457', Premium: '9477957' } as const;

/** The Fixierhose that goes with a Vorlage of a tier; undefined where the catalogue does not hold it. */
export function defaultFixierhose(products: ProductsById, tier: 'Basis' | 'Premium'): Product | undefined {
  for (const product of products.values()) {
    if (product.sizes.M?.Artikelnummer === DEFAULT_FIXIERHOSE[tier]) return product;
  }
  return undefined;
}

/**
 * The companion line that adding `line` brings along: a Vorlage needs a Fixierhose to hold it. A tab that
 * holds a Fixierhose already gets no second one, so that it is counted once (readings, section 1).
 *
 * @param wantedSize the person's clothing size, undefined where unanswered
 * @param id id of the new line
 * @param source where the Vorlage came from: its Fixierhose came from there too
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
