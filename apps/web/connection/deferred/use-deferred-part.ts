import { startTransition, useEffect, useState } from 'react';
import { whenLoaded } from '../calls/when-idle.ts';
import type { DeferredPart } from './deferred-part.ts';

/**
 * Loads a part that nobody asks for, after the page. Null until it has arrived, and if it does not: the screens work
 * without it.
 *
 * @param wanted whether to load it yet
 */
export function useDeferredPart<T>(part: DeferredPart<T>, wanted = true): T | null {
  const [there, setThere] = useState(() => part.there);
  useEffect(() => {
    if (!wanted || there !== null) return;
    let gone = false;
    const load = () =>
      part.load().then(
        (found) => gone || setThere(() => found),
        // Tries again when the connection returns.
        () => gone || window.addEventListener('online', load, { once: true }),
      );
    const cancel = whenLoaded(load);
    return () => {
      gone = true;
      cancel();
      window.removeEventListener('online', load);
    };
  }, [part, wanted, there]);
  return there;
}

/** State of a part that the user has asked for. */
export interface AskedPart<T> {
  readonly there: T | null;
  /** `again`: loading after a failure. */
  readonly state: 'loading' | 'failed' | 'again';
  readonly retry: () => void;
}

/** Loads a part that the user has asked for. Unlike React's `lazy`, it does not keep a failure. */
export function useAskedPart<T>(part: DeferredPart<T>): AskedPart<T> {
  const [there, setThere] = useState(() => part.there);
  const [state, setState] = useState<AskedPart<T>['state']>('loading');
  useEffect(() => {
    if (there !== null || state === 'failed') return;
    let gone = false;
    part.load().then(
      // A transition renders a large part in slices, so that the page stays responsive.
      (found) => gone || startTransition(() => setThere(() => found)),
      () => gone || setState('failed'),
    );
    return () => {
      gone = true;
    };
  }, [part, there, state]);
  return { there, state, retry: () => setState('again') };
}
