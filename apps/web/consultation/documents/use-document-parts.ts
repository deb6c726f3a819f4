import { startTransition, useEffect, useState } from 'react';

type Desk = typeof import('./desk/document-desk.tsx').DocumentDesk;

/** State of the code that shows and makes documents. */
export type PartsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly Desk: Desk }
  | { readonly kind: 'failed' };

/**
 * Loads the code that makes documents. Not with `lazy`, which caches a failure: offline, one must be able to
 * retry.
 */
export function useDocumentParts(): { readonly state: PartsState; readonly retry: () => void } {
  const [state, setState] = useState<PartsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    let gone = false;
    setState({ kind: 'loading' });
    import('./desk/document-desk.tsx').then(
      // A transition renders a long document in slices, so that the page stays responsive.
      ({ DocumentDesk: Desk }) => gone || startTransition(() => setState({ kind: 'there', Desk })),
      () => gone || setState({ kind: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
