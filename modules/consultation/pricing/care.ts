import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { CareType } from '../cart/cart.ts';

/** The parts of a tab that method C's base depends on. */
interface PricedTab {
  readonly lines: readonly unknown[];
  readonly totalPrice: Cents;
  readonly priceMissing: boolean;
}

/**
 * The cheapest needs-based proposal: the smallest total in cents over the non-empty, fully priced tabs of area 0;
 * null if there is none.
 */
export function cheapestNeedsBased(tabs: readonly PricedTab[]): Cents | null {
  let cheapest: Cents | null = null;
  for (const tab of tabs) {
    if (tab.lines.length === 0 || tab.priceMissing) continue;
    cheapest = cheapest === null ? tab.totalPrice : Math.min(cheapest, tab.totalPrice);
  }
  return cheapest;
}

/**
 * The proposals in a month in which nothing is supplied that is bought once: one of such products alone is empty then.
 */
export function laterTabs(
  tabs: readonly (PricedTab & { readonly once: { readonly price: Cents } | undefined })[],
): readonly PricedTab[] {
  return tabs.map(({ lines, totalPrice, priceMissing, once }) => ({
    lines: once?.price === totalPrice ? [] : lines,
    totalPrice: totalPrice - (once?.price ?? 0),
    priceMissing,
  }));
}

/** What method C deducts from desired care, in cents: the cheapest needs-based proposal, at most the allowance. */
export function differenceBase(gross: Cents, cheapest: Cents | null): Cents {
  return cheapest === null ? gross : Math.min(cheapest, gross);
}

/**
 * Mehrkosten of a tab in cents a month: what the patient pays besides the co-payment (`totalCarePrice`).
 *
 * @param gross gross allowance, null if unknown
 * @param base result of differenceBase, only read under method C
 * @returns null if it depends on an unknown allowance
 */
export function mehrkosten(
  method: Berechnungsmethode,
  careType: CareType,
  total: Cents,
  gross: Cents | null,
  base: Cents,
): Cents | null {
  if (gross === 0 || careType === 2 || (careType === 1 && method === 'B')) return total;
  if (gross === null) return null;
  if (careType === 0) return 0;
  return Math.max(0, total - (method === 'C' ? base : gross));
}
