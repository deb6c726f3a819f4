import { startTransition, useEffect, useState } from 'react';

type Desk = typeof import('./desk/document-desk.tsx').DocumentDesk;

/** The part of the program that shows and makes documents. */
export type PartsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly Desk: Desk }
  | { readonly kind: 'failed' };

/**
 * Fetches what documents are made with. Not by `lazy`, which remembers a failure for good: without a network
 * one tries again.
 */
export function useDocumentParts(): { readonly state: PartsState; readonly retry: () => void } {
  const [state, setState] = useState<PartsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let gone = false;
    setState({ kind: 'loading' });
    import('./desk/document-desk.tsx').then(
      // A long document is drawn in slices: the page keeps answering.
      ({ DocumentDesk: Desk }) => gone || startTransition(() => setState({ kind: 'there', Desk })),
      () => gone || setState({ kind: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
