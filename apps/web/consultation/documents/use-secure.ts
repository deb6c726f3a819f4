import { useCallback } from 'react';
import { useDraftWays } from '../draft-provider.tsx';
import { securedBy } from './secured-by.ts';
import type { DocumentOrder } from './worker-messages.ts';

/** Notes that a document was printed or saved, and with it what it holds; null: there is none yet. */
export function useSecure(order: DocumentOrder | null): () => void {
  const { getState, markSecured } = useDraftWays();
  return useCallback(() => {
    if (order !== null) markSecured(securedBy(order, getState().draft.cart));
  }, [order, getState, markSecured]);
}
