import {
  type Decision,
  type Offer,
  type PaidProposal,
  type SumInWords,
  shownMehrkosten,
  shownPatientPays,
  sumInWords,
  type TabPlace,
} from '#consultation/domain';

/** What a person pays in all for what is decided, in words. */
export function sumOfDecision(offer: Offer, { supply, alternatives, bought }: Decision): SumInWords {
  const paid = ({ area, tab }: TabPlace): PaidProposal => {
    const totals = offer.areas[area].tabs[tab];
    return {
      area,
      pays: totals === undefined ? null : shownPatientPays(totals),
      extra: totals === undefined ? null : shownMehrkosten(totals),
    };
  };
  return sumInWords({
    supply: supply && paid(supply),
    alternatives: alternatives.map(paid),
    bought: bought.map(paid),
  });
}
