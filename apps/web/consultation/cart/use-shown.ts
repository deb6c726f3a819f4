import { useCallback, useState } from 'react';
import type { CareType, CartAreas } from '#consultation/domain';
import type { Cents } from '#platform/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { shownIn, turnTo } from '../care/shown-proposal.ts';
import type { ShownProposal } from '../draft/draft.ts';
import { useDraft } from '../draft/draft-provider.tsx';

/** The proposal shown in the calculator, stored in the draft so that it survives reload and back navigation. */
export function useShown(gross: Cents | null) {
  const { draft, update } = useDraft();
  const { method } = useConsultation().institution;
  // Determined once: emptying a proposal must not switch the page to another area.
  const [start] = useState(() => shownIn(draft, method, gross));
  const seen = useCallback(
    (cart: CartAreas, kept: ShownProposal | undefined) =>
      shownIn({ cart, shown: kept ?? start }, method, gross),
    [start, method, gross],
  );
  /** Shows another area, or a proposal of it. */
  const show = useCallback(
    (area: CareType, tab?: number) =>
      update((before) => ({ ...before, shown: turnTo(seen(before.cart, before.shown), area, tab) })),
    [update, seen],
  );
  return { shown: seen(draft.cart, draft.shown), show };
}
