import {
  type Offer,
  oneTimeCents,
  type PaidProposal,
  type SumInWords,
  shownMehrkosten,
  shownPatientPays,
  sumInWords,
  type TabPlace,
} from '#consultation/domain';
import { useDecision } from '../care/use-decision.ts';

/** What a person pays in all for what is decided, in words. */
export function useSum(offer: Offer): SumInWords {
  const { supply, decided, alternatives, bought } = useDecision().decision;
  const paid = ({ area, tab }: TabPlace): PaidProposal => {
    const totals = offer.areas[area].tabs[tab];
    if (totals === undefined) return { area, pays: null, extra: null, once: 0, priceMissing: false };
    return {
      area,
      pays: shownPatientPays(totals),
      extra: shownMehrkosten(totals),
      once: oneTimeCents(totals),
      priceMissing: totals.priceMissing,
    };
  };
  return sumInWords({
    supply: supply && paid(supply),
    decided,
    alternatives: alternatives.map(paid),
    bought: bought.map(paid),
  });
}
