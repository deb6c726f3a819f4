import type { CareType } from '../cart/cart.ts';
import { isFilled } from '../cart/proposal-number.ts';
import { isCopaymentDue, type Offer } from '../pricing/offer.ts';
import { hintOf } from '../pricing/offer-hint.ts';

/**
 * The offer of selected proposals: who pays what, and whether a co-payment is due, refers to these only. Amounts stay
 * those of the whole cart, from which method C took its base.
 *
 * @param isKept whether a proposal is handed over, by area and number from 0
 */
export function partialOffer(offer: Offer, isKept: (area: CareType, tab: number) => boolean): Offer {
  const kept = (area: CareType) => {
    const tabs = offer.areas[area].tabs.filter((_, index) => isKept(area, index));
    return { careType: area, count: tabs.filter(isFilled).length, tabs };
  };
  const numberAmongKept = (area: CareType, tab: number) =>
    offer.areas[area].tabs.slice(0, tab).filter((_, index) => isKept(area, index)).length;
  const areas = [kept(0), kept(1), kept(2)] as const;
  return {
    ...offer,
    areas: [...areas],
    copayment: isCopaymentDue(
      areas.map(({ count }) => count),
      offer.method,
    )
      ? offer.copayment
      : 0,
    hint: hintOf(offer.grossAllowance, areas),
    // Renumbers proposals among the ones handed over.
    warnings: offer.warnings
      .filter(({ area, tab }) => isKept(area, tab))
      .map((warning) => ({ ...warning, tab: numberAmongKept(warning.area, warning.tab) })),
  };
}
