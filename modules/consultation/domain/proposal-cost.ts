import type { Cents } from '#platform/domain';
import type { TabOffer } from './offer.ts';

/** What a proposal asks of the patient, as colour and words show it. */
export type ProposalCost = 'extra' | 'none' | 'unknown';

/**
 * Red, green or neither: an empty proposal, one without a nameable allowance and one with a missing price that
 * the patient would bear is no "no extra cost".
 */
export function proposalCost(tab: TabOffer): ProposalCost {
  if ((tab.totalCarePrice ?? 0) > 0) return 'extra';
  return tab.lines.length === 0 || tab.totalCarePrice === null || tab.careIncomplete ? 'unknown' : 'none';
}

/** Mehrkosten of a proposal in cents, as they are shown; null where a missing price leaves open whether there are any. */
export function shownMehrkosten(tab: TabOffer): Cents | null {
  return tab.careIncomplete && proposalCost(tab) === 'unknown' ? null : tab.totalCarePrice;
}
