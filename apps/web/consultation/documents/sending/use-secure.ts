import { useCallback } from 'react';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import type { PaperWay } from '../../papers/paper-list.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';
import { securedBy } from './secured-by.ts';

/**
 * Notes that a document was printed or saved.
 *
 * @returns takes the hash of its content; undefined where the browser cannot tell
 */
export function useSecure(): (order: AnyOrder, way: PaperWay, content: string | undefined) => void {
  const { getState, markSecured } = useDraftActions();
  return useCallback(
    (order, way, content) => {
      const { draft } = getState();
      const { proposals } = order.input;
      markSecured(securedBy(order, draft.cart), draft, {
        kind: order.kind,
        way,
        ...(content !== undefined && { content }),
        ...(proposals && { proposals }),
      });
    },
    [getState, markSecured],
  );
}
