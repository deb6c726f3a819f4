import { useCallback } from 'react';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import type { DocumentOrder } from '../pdf/worker-messages.ts';
import type { PaperWay } from '../sent/paper-list.ts';
import { securedBy } from './secured-by.ts';

/** Notes that a document was printed or saved, with its content; null if there is no document yet. */
export function useSecure(order: DocumentOrder | null): (way: PaperWay) => void {
  const { getState, markSecured } = useDraftActions();
  return useCallback(
    (way) => {
      if (order === null) return;
      const { draft } = getState();
      markSecured(securedBy(order, draft.cart), draft, { kind: order.kind, way });
    },
    [order, getState, markSecured],
  );
}
