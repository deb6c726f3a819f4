import { useMemo } from 'react';
import { type Decision, decide, decisionOf, isSamePlace, type TabPlace } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { shownAt } from './shown-proposal.ts';

/** What the person has decided for, and `choose` to decide for a proposal, or for it no more. */
export function useDecision() {
  const { method } = useConsultation().institution;
  const cart = useDraftPart((state) => state.draft.cart);
  const chosenProposal = useDraftPart((state) => state.draft.chosenProposal);
  const bought = useDraftPart((state) => state.draft.bought);
  const { update } = useDraftActions();
  const decision = useMemo(
    () => decisionOf(cart, { chosenProposal, bought }, method),
    [cart, chosenProposal, bought, method],
  );
  const choose = (place: TabPlace) =>
    update((draft) => ({
      ...draft,
      ...decide(draft.cart, draft, method, place),
      // The calculator opens with the chosen supply.
      ...(place.area !== 2 && { shown: shownAt(place, draft.shown) }),
    }));
  return { decision, isChosen: (place: TabPlace) => isChosenIn(decision, place), choose };
}

/** Whether a supply is decided for, or a purchase is bought. */
export function isChosenIn({ supply, decided, bought }: Decision, place: TabPlace): boolean {
  if (place.area === 2) return bought.some((each) => isSamePlace(each, place));
  return decided && supply !== null && isSamePlace(supply, place);
}
