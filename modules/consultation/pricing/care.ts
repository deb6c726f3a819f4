import { type Berechnungsmethode, methodOf } from '#institution/domain';
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

/** What a method with a needs-based deduction (C) takes off desired care, in cents: the cheapest needs-based proposal, at most the allowance. */
export function differenceBase(gross: Cents, cheapest: Cents | null): Cents {
  return cheapest === null ? gross : Math.min(cheapest, gross);
}

/**
 * Mehrkosten of a tab in cents a month: what the patient pays besides the co-payment (`totalCarePrice`).
 *
 * @param gross gross allowance, null if unknown
 * @param base result of differenceBase, read where the method deducts needs-based care
 * @returns null if it depends on an unknown allowance
 */
export function mehrkosten(
  method: Berechnungsmethode,
  careType: CareType,
  total: Cents,
  gross: Cents | null,
  base: Cents,
): Cents | null {
  const { insured, deducts } = methodOf(method);
  if (gross === 0 || !insured.includes(careType)) return total;
  if (gross === null) return null;
  if (careType === 0) return 0;
  return Math.max(0, total - (deducts === 'needs-based' ? base : gross));
}
