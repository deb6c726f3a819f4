import {
  AREA_LABELS,
  chosenPlace,
  isSamePlace,
  linesOfProposal,
  proposalName,
  type TabPlace,
} from '#consultation/domain';
import { shownAt } from '../../care/shown-proposal.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';

/** The proposal the person has decided for, and `choose` to decide for one, or for none any more. */
export function useDecision() {
  const cart = useDraftPart((state) => state.draft.cart);
  const chosen = useDraftPart((state) => state.draft.chosenProposal);
  const { update } = useDraftActions();
  const place = chosenPlace(cart, chosen);
  const isChosen = (other: TabPlace) => place !== null && isSamePlace(place, other);
  const choose = (other: TabPlace) =>
    update((draft) =>
      isChosen(other)
        ? { ...draft, chosenProposal: undefined }
        : {
            ...draft,
            chosenProposal: linesOfProposal(draft.cart, other),
            // The calculator opens with it.
            shown: shownAt(other, draft.shown),
          },
    );
  const words = place && `${AREA_LABELS[place.area]}, ${proposalName(cart[place.area], place.tab)}`;
  return { isChosen, choose, words };
}
