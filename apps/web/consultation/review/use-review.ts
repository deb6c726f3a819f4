import { useMemo } from 'react';
import {
  applyReview,
  chosenForNow,
  type DecisionFacts,
  type ReviewDecision,
  type ReviewFinding,
  reviewCart,
} from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { newLineId } from '../care/line-id.ts';
import { usePerson } from '../care/use-person.ts';
import { useRecommended } from '../care/use-recommended.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { followReplacements } from './follow-replacements.ts';
import { decidedInWords, productNames } from './review-words.ts';

/** Products in the cart that no longer fit the answers, and the decision about them. */
export interface Review {
  readonly findings: readonly ReviewFinding[];
  readonly decide: (findings: readonly ReviewFinding[], decision: ReviewDecision) => void;
}

/** Reviews the cart, on the care screens. */
export function useReview(): Review {
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { answers, insurer, gross } = usePerson();
  const recommended = useRecommended();
  const cart = useDraftPart((state) => state.draft.cart);
  const { update } = useDraftActions();
  const facts = useMemo<DecisionFacts>(
    () => ({
      products,
      method,
      now: chosenForNow(answers, insurer, gross),
      recommended: recommended && new Set(recommended.map(({ product }) => product.id)),
      nextId: newLineId,
    }),
    [products, method, answers, insurer, gross, recommended],
  );
  const findings = useMemo(() => reviewCart(cart, facts), [cart, facts]);
  const decide: Review['decide'] = (decided, decision) => {
    const ids = decided.flatMap((finding) => finding.ids);
    const names = decided.flatMap((finding) => productNames(finding, cart, products));
    update(
      (draft) => {
        const after = applyReview(draft.cart, ids, decision, facts);
        return after === draft.cart ? draft : { ...followReplacements(draft, after), cart: after };
      },
      decidedInWords(decision, names),
    );
  };
  return { findings, decide };
}
