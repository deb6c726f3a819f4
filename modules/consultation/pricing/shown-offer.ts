import { methodOf } from '#institution/domain';
import type { CareType } from '../cart/cart.ts';
import { cheapestNeedsBased, differenceBase } from './care.ts';
import type { AreaOffer, Offer, TabOffer } from './offer.ts';
import { hintOf } from './offer-hint.ts';

/**
 * An offer as screens and documents show it. While a care aid or skin care is in an area that the insurer
 * pays for, the figures of its proposal are wrong, because the Pauschale never covers it. Such proposals are
 * marked `placeOpen`, as is desired care from which method C would deduct their price.
 */
export function shownOffer(offer: Offer): Offer {
  const misplaced = new Set(
    offer.warnings.flatMap(({ code, area, tab, line }) =>
      code === 'not-covered' ? [`${area}/${tab}/${line}`] : [],
    ),
  );
  if (misplaced.size === 0) return offer;
  const isMisplaced = (area: CareType, tab: number) => (_: unknown, line: number) =>
    misplaced.has(`${area}/${tab}/${line}`);
  const baseMoves = movesBase(
    offer,
    offer.areas[0].tabs.map((tab, index) => without(tab, isMisplaced(0, index))),
  );
  const marked = ({ careType, count, tabs }: AreaOffer): AreaOffer => ({
    careType,
    count,
    tabs: tabs.map((tab, index) =>
      tab.lines.some(isMisplaced(careType, index)) || (careType === 1 && baseMoves && tab.lines.length > 0)
        ? { ...tab, placeOpen: true }
        : tab,
    ),
  });
  const [needs, wish, free] = offer.areas;
  const areas = [marked(needs), marked(wish), marked(free)] as const;
  return { ...offer, areas, hint: hintOf(offer.grossAllowance, areas) };
}

type NeedsTab = Pick<TabOffer, 'lines' | 'totalPrice' | 'priceMissing'>;

function without({ lines }: TabOffer, isMisplaced: (line: unknown, index: number) => boolean): NeedsTab {
  const kept = lines.filter((line, index) => !isMisplaced(line, index));
  return {
    lines: kept,
    totalPrice: kept.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0),
    priceMissing: kept.some(({ totalPrice }) => totalPrice === null),
  };
}

/** Whether the deduction of method C changes once the misplaced lines leave the needs-based proposals. */
function movesBase({ method, grossAllowance, areas }: Offer, moved: readonly NeedsTab[]): boolean {
  if (methodOf(method).deducts !== 'needs-based' || grossAllowance === null) return false;
  const base = (tabs: readonly NeedsTab[]) => differenceBase(grossAllowance, cheapestNeedsBased(tabs));
  return base(areas[0].tabs) !== base(moved);
}
