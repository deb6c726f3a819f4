import type { CareType } from './cart.ts';
import type { TabOffer } from './offer.ts';

/** What a proposal asks of the patient, as colour and words show it. */
export type ProposalCost = 'extra' | 'none' | 'unknown';

/**
 * Red, green or neither: an empty proposal, one without a nameable allowance and one with a missing price that
 * the patient would bear is no "no extra cost". Needs-based care is the insurer's to pay, priced or not.
 */
export function proposalCost(tab: TabOffer, area: CareType): ProposalCost {
  if (tab.totalCarePrice !== null && tab.totalCarePrice > 0) return 'extra';
  const unpriced = tab.priceMissing && area !== 0;
  return tab.lines.length === 0 || tab.totalCarePrice === null || unpriced ? 'unknown' : 'none';
}
