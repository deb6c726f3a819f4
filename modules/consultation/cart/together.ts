import type { Cents } from '#platform/domain';
import type { Offer, TabOffer } from '../pricing/offer.ts';
import type { TabPlace } from './cart-edit.ts';

/**
 * What a person pays a month for all that is chosen, in cents: the supply, and what is bought besides in free sale.
 * Proposals that the method hides do not count.
 *
 * @param chosen at most one proposal of areas 0 and 1, and any of area 2
 * @param pays what each costs; null if unknown
 * @returns null if one of the amounts is unknown, or nothing is chosen
 */
export function together(
  offer: Offer,
  chosen: readonly TabPlace[],
  pays: (tab: TabOffer) => Cents | null = ({ patientPays }) => patientPays,
): Cents | null {
  let sum: Cents | null = null;
  for (const { area, tab } of chosen) {
    const totals = offer.areas[area].tabs[tab];
    if (totals === undefined) continue;
    const cents = pays(totals);
    if (cents === null) return null;
    sum = (sum ?? 0) + cents;
  }
  return sum;
}
