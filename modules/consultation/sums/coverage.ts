import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { insurerPays } from '../cart/area.ts';
import type { CareType } from '../cart/cart.ts';
import { isFilled } from '../cart/proposal-number.ts';
import type { TabOffer } from '../pricing/offer.ts';
import { shownMehrkosten } from './proposal-cost.ts';

/**
 * What an institution takes for a proposal a month beyond its own selling prices, in cents: the gross Pauschale, plus
 * the Mehrkosten, less the total. Negative where the Pauschale does not pay for the products (Unterdeckung).
 *
 * Selling prices are the institution's own ones, else the UVP, gross; purchase prices are not known here, so this is
 * no profit. The Zuzahlung changes nothing: the person pays it in place of the Krankenkasse.
 *
 * @param gross gross Pauschale in cents; null if unknown
 * @returns null where no Pauschale pays for the proposal, or an amount is not known yet
 */
export function coverage(
  totals: TabOffer,
  area: CareType,
  method: Berechnungsmethode,
  gross: Cents | null,
): Cents | null {
  if (!insurerPays(method, area) || !gross || !isFilled(totals) || totals.priceMissing) return null;
  const care = shownMehrkosten(totals);
  return care === null ? null : gross + care - totals.totalPrice;
}
