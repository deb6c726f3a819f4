import type { Cents } from '#platform/domain';
import type { TabPlace } from '../cart/cart-edit.ts';
import type { Offer } from '../pricing/offer.ts';
import { sumOf } from './sum-in-words.ts';

/**
 * What a person pays a month for all that is chosen, in cents: the supply, and what is bought besides in free sale.
 * Proposals that the method hides do not count.
 *
 * @param chosen at most one proposal of areas 0 and 1, and any of area 2
 * @returns null if one of the amounts is unknown, or nothing is chosen
 */
export function together({ areas }: Offer, chosen: readonly TabPlace[]): Cents | null {
  const tabs = chosen.flatMap(({ area, tab }) => areas[area].tabs[tab] ?? []);
  return tabs.length === 0 ? null : sumOf(tabs.map(({ patientPays }) => patientPays));
}
