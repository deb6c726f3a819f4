import { useMemo } from 'react';
import {
  chosenPlace,
  isSamePlace,
  knownCart,
  linesOfProposal,
  type PatientProposal,
  patientProposals,
  type TabPlace,
} from '#consultation/domain';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { shownAt } from '../../care/shown-proposal.ts';
import { usePerson } from '../../care/use-person.ts';
import type { Draft } from '../../draft/draft.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { usePricing } from '../../figures/use-offer.ts';

const asItIs = (draft: Draft) => draft;

interface PatientChoice {
  readonly proposals: readonly PatientProposal[];
  readonly isChosen: (place: TabPlace) => boolean;
  /** Decides for a proposal: the summary and the calculator go on with it. */
  readonly choose: (place: TabPlace) => void;
}

/**
 * The proposals as the calculator has them, and the one the person has decided for.
 *
 * @param saving see `TurnToPatient`
 */
export function usePatientView(saving: (draft: Draft) => Draft = asItIs): PatientChoice {
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { insurer } = usePerson();
  const { draft, update } = useDraft();
  const price = usePricing();
  const saved = saving(draft).cart;
  const proposals = useMemo(() => {
    const { cart, offer } =
      insurer === null
        ? { cart: knownCart(saved, products, () => null), offer: null }
        : price(saved, insurer);
    return patientProposals(cart, offer, products, method);
  }, [saved, products, price, insurer, method]);
  const chosen = chosenPlace(draft.cart, draft.chosenProposal);
  return {
    proposals,
    isChosen: (place) => chosen !== null && isSamePlace(chosen, place),
    choose: (place) =>
      update((before) => {
        const next = saving(before);
        return {
          ...next,
          chosenProposal: linesOfProposal(next.cart, place),
          shown: shownAt(place, next.shown),
        };
      }),
  };
}
