import { useCallback, useMemo } from 'react';
import {
  CARE_TYPES,
  type CartAreas,
  knownCart,
  type LineOffer,
  type Offer,
  type OfferWarning,
  priceListOf,
  priceOffer,
  shownOffer,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { useGoneNames } from './use-gone-names.ts';

/** The cart's figures as shown, and those of each line by its id. */
export interface OfferView {
  readonly offer: Offer;
  readonly lines: ReadonlyMap<string, LineOffer>;
  readonly warnings: ReadonlyMap<string, readonly OfferWarning['code'][]>;
}

/** A cart with its figures. */
interface PricedCart {
  /** Without what has left the catalogue, which leaves the sum of its proposal open. */
  readonly cart: CartAreas;
  readonly offer: Offer;
}

/** Calculates carts of the draft's person as all screens show them. */
export function usePricing(): (chosen: CartAreas, insurer: Krankenkasse) => PricedCart {
  const { products } = useCare();
  const { institution, prices, today } = useConsultation();
  const { answers: patient } = usePerson();
  const nameOf = useGoneNames();
  const { method } = institution;
  const list = useMemo(() => priceListOf(products, prices), [products, prices]);
  return useCallback(
    (chosen, insurer) => {
      const cart = knownCart(chosen, products, nameOf);
      return { cart, offer: shownOffer(priceOffer({ today, method, patient, insurer, list, cart })) };
    },
    [products, nameOf, today, method, patient, list],
  );
}

/** Calculates the draft's cart. */
export function useOffer(insurer: Krankenkasse): OfferView {
  const chosen = useDraftPart((state) => state.draft.cart);
  const price = usePricing();
  return useMemo(() => {
    const { cart, offer } = price(chosen, insurer);
    return { offer, ...byLine(cart, offer) };
  }, [chosen, price, insurer]);
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
