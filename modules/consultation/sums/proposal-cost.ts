import type { Cents } from '#platform/domain';
import { isFilled } from '../cart/proposal-number.ts';
import type { TabOffer } from '../pricing/offer.ts';

/** What a proposal costs the patient, as colour and words show it. */
export type ProposalCost = 'extra' | 'none' | 'unknown';

/**
 * Red, green or neither. Neither for an empty proposal, one without a known allowance, one with a missing price, and
 * one whose figures are not shown.
 */
export function proposalCost(tab: TabOffer): ProposalCost {
  if (tab.placeOpen) return 'unknown';
  if ((tab.totalCarePrice ?? 0) > 0) return 'extra';
  return !isFilled(tab) || tab.totalCarePrice === null || tab.priceMissing ? 'unknown' : 'none';
}

/**
 * Mehrkosten of a proposal in cents, as shown, without what is bought besides; null if a missing price or a misplaced
 * product leaves them open.
 */
export function shownMehrkosten(tab: TabOffer): Cents | null {
  const { totalCarePrice: care, purchase = 0 } = tab;
  return tab.placeOpen || tab.priceMissing || care === null ? null : care - purchase;
}

/** Whether all that a person pays for a proposal is bought without the Krankenkasse, so that there are no Mehrkosten. */
export function isPurchase({ totalCarePrice, purchase = 0 }: TabOffer): boolean {
  return purchase > 0 && purchase === totalCarePrice;
}

/**
 * What a person pays for a proposal a month, in cents, as shown; null if a price is missing, a product is misplaced,
 * no allowance is known, or the proposal is empty.
 */
export function shownPatientPays(tab: TabOffer): Cents | null {
  return !isFilled(tab) || tab.placeOpen || tab.priceMissing ? null : tab.patientPays;
}

/** Whether a person can decide for a proposal: nobody does for a sum that is not known. */
export function isChoosable({ priceMissing }: Pick<TabOffer, 'priceMissing'>): boolean {
  return !priceMissing;
}

/** Total of the priced lines of a proposal in cents; null if no line has a price. */
export function shownTotal({ lines, priceMissing, totalPrice }: TabOffer): Cents | null {
  return priceMissing && lines.every((line) => line.totalPrice === null) ? null : totalPrice;
}
