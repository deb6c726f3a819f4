import { sizeInWords } from '#catalogue/domain';
import type { Answers } from '#consultation/domain';
import {
  againstChanges,
  type CareType,
  type CartAreas,
  type ProductsById,
  warningText,
} from '#consultation/domain';
import { knownLine } from '../../figures/known-line.ts';
import { saidInWords } from '../../figures/line-checks.tsx';
import type { OfferView } from '../../figures/use-offer.ts';

/**
 * What is to be checked on the lines of the cart before a document names them: size, quantity, price, and products
 * that have left the catalogue. Each line of text once.
 *
 * @param areas those that the method has
 * @param nameOf the last known name of a product that has left the catalogue
 */
export function checkLines(
  cart: CartAreas,
  areas: readonly CareType[],
  products: ProductsById,
  view: OfferView,
  changes: Answers['wechseln'],
  nameOf: (product: string) => string | null,
): readonly string[] {
  const lines = areas.flatMap((area) => cart[area].flatMap((proposal) => proposal.lines));
  const texts = lines.flatMap((line) => {
    const known = knownLine(line, products, view);
    if (known === null)
      return [`${nameOf(line.product) ?? 'Ein Produkt'}: nicht mehr im Katalog, ohne Preis.`];
    const { product, offer, size, warnings } = known;
    const conflict = againstChanges(line, offer, product, size.pieces, changes);
    return [
      ...(line.needsToSelectSize ? [`${sizeInWords(line.size)} ist vorausgewählt.`] : []),
      ...(conflict
        ? [`${saidInWords(conflict.said)}, gerechnet: ${offer.dailyNeed}\u00a0Stück am Tag.`]
        : []),
      ...warnings.map((code) => warningText(code, product)),
    ].map((text) => `${product.Produktbezeichnung}: ${text}`);
  });
  return [...new Set(texts)];
}
