import { useMemo } from 'react';
import {
  decide,
  decisionOf,
  isSamePlace,
  knownCart,
  type PatientProposal,
  patientProposals,
  sumOf,
  type TabPlace,
} from '#consultation/domain';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { shownAt } from '../../care/shown-proposal.ts';
import { isChosenIn } from '../../care/use-decision.ts';
import { usePerson } from '../../care/use-person.ts';
import type { Draft } from '../../draft/draft.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { usePricing } from '../../figures/use-offer.ts';
import type { Together } from './together.ts';

const asItIs = (draft: Draft) => draft;

interface PatientChoice {
  readonly proposals: readonly PatientProposal[];
  readonly isChosen: (place: TabPlace) => boolean;
  /** Decides for a proposal, which the summary and the calculator go on with; free sale is bought or not. */
  readonly choose: (place: TabPlace) => void;
  /** What the chosen supply and what is bought besides cost together, in cents; null without either, or while open. */
  readonly together: Together | null;
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
  const decision = decisionOf(saved, draft, method);
  const isChosen = (place: TabPlace) => isChosenIn(decision, place);
  const { supply, decided, bought } = decision;
  const summed = supply === null || !decided || bought.length === 0 ? [] : [supply, ...bought];
  const paid = summed.map((place) => proposals.find((each) => isSamePlace(each.place, place)));
  const pays = sumOf(
    paid.map((each) => (each === undefined || each.figure.kind === 'open' ? null : each.figure.pays)),
  );
  return {
    proposals,
    isChosen,
    choose: (place) =>
      // A person does not take the supply back by a second touch.
      (place.area !== 2 && isChosen(place)) ||
      update((before) => {
        const next = saving(before);
        return {
          ...next,
          ...decide(next.cart, next, method, place),
          ...(place.area !== 2 && { shown: shownAt(place, next.shown) }),
        };
      }),
    together:
      summed.length === 0 || pays === null
        ? null
        : { pays, once: paid.reduce((sum, each) => sum + (each?.once ?? 0), 0) },
  };
}
