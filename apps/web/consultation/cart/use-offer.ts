import { useMemo } from 'react';
import {
  CARE_TYPES,
  type CareType,
  type CartAreas,
  type CartLine,
  type LineOffer,
  type Offer,
  type OfferWarning,
  type ProductsById,
  priceListOf,
  priceOffer,
  shownOffer,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useCare } from '../care-data.ts';
import { useConsultation } from '../consultation-data.ts';
import { useDraftPart } from '../draft-provider.tsx';
import { usePerson } from '../use-person.ts';

/** The cart's figures as they are shown, and those of each line by its id. */
export interface OfferView {
  readonly offer: Offer;
  readonly lines: ReadonlyMap<string, LineOffer>;
  readonly warnings: ReadonlyMap<string, readonly OfferWarning['code'][]>;
}

/** Prices the draft's cart. A line whose product or size has left the catalogue is left out of the figures. */
export function useOffer(insurer: Krankenkasse): OfferView {
  const { products } = useCare();
  const { institution, prices, today } = useConsultation();
  const chosen = useDraftPart((state) => state.draft.cart);
  const person = usePerson();
  const list = useMemo(() => priceListOf(products, prices), [products, prices]);
  return useMemo(() => {
    const cart = knownCart(chosen, products);
    const priced = priceOffer({
      today,
      method: institution.method,
      patient: person.answers,
      insurer,
      list,
      cart,
    });
    const offer = shownOffer(priced);
    return { offer, ...byLine(cart, offer) };
  }, [chosen, products, institution.method, list, today, person.answers, insurer]);
}

/** Whether a line's product and size are still in the catalogue. */
function isKnown(line: CartLine, products: ProductsById): boolean {
  const product = products.get(line.product);
  return product !== undefined && Object.hasOwn(product.sizes, line.size);
}

/**
 * The cart without lines whose product or size has left the catalogue; the proposals keep their numbers. One that lost
 * a line has a price missing: it is no base of method C (readings, section 1).
 */
export function knownCart(cart: CartAreas, products: ProductsById): CartAreas {
  const known = (area: CareType) =>
    cart[area].map((tab) => {
      const lines = tab.lines.filter((line) => isKnown(line, products));
      return lines.length === tab.lines.length ? tab : { lines, incomplete: true };
    });
  return [known(0), known(1), known(2)];
}

function byLine(cart: CartAreas, offer: Offer): Pick<OfferView, 'lines' | 'warnings'> {
  const lines = new Map<string, LineOffer>();
  const warnings = new Map<string, OfferWarning['code'][]>();
  for (const area of CARE_TYPES) {
    offer.areas[area].tabs.forEach((tab, tabIndex) => {
      tab.lines.forEach((line, lineIndex) => {
        const id = cart[area][tabIndex]?.lines[lineIndex]?.id;
        if (id !== undefined) lines.set(id, line);
      });
    });
  }
  for (const { code, area, tab, line } of offer.warnings) {
    const id = cart[area][tab]?.lines[line]?.id;
    if (id !== undefined) warnings.set(id, [...(warnings.get(id) ?? []), code]);
  }
  return { lines, warnings };
}
