import type { Cents } from '#platform/domain';
import type { TabOffer } from '../pricing/offer.ts';
import { isFilled } from './proposal-number.ts';

/** What a proposal asks of the patient, as colour and words show it. */
export type ProposalCost = 'extra' | 'none' | 'unknown';

/**
 * Red, green or neither: an empty proposal, one without a nameable allowance and one with a missing price that
 * the patient would bear is no "no extra cost", nor is one whose figures are not said.
 */
export function proposalCost(tab: TabOffer): ProposalCost {
  if (tab.placeOpen) return 'unknown';
  if ((tab.totalCarePrice ?? 0) > 0) return 'extra';
  return !isFilled(tab) || tab.totalCarePrice === null || tab.careIncomplete ? 'unknown' : 'none';
}

/** Mehrkosten of a proposal in cents, as they are shown; null where a missing price or place leaves them open. */
export function shownMehrkosten(tab: TabOffer): Cents | null {
  return tab.placeOpen || tab.careIncomplete ? null : tab.totalCarePrice;
}

/**
 * What a person pays for a proposal in a month, in cents, as it is shown: null where a missing price would be
 * left out of it, where a product has its place elsewhere, where no allowance can be named, and where there is nothing to pay for.
 */
export function shownPatientPays(tab: TabOffer): Cents | null {
  return !isFilled(tab) || tab.placeOpen || tab.careIncomplete ? null : tab.patientPays;
}

/** Total of a proposal in cents, of what has a price; null where nothing has one: 0,00 would be a price. */
export function shownTotal({ lines, priceMissing, totalPrice }: TabOffer): Cents | null {
  return priceMissing && lines.every((line) => line.totalPrice === null) ? null : totalPrice;
}
