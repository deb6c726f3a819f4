import { useEffect, useState } from 'react';
import { whenLoaded } from './calls/when-idle.ts';

/** Something that no first screen waits for, in a file of its own. */
export interface DeferredPart<T> {
  /** What has come already; stays once it is there. */
  readonly there: T | null;
  /** Gets it, once; asked for again after a call that failed. */
  readonly load: () => Promise<T>;
}

/** All of them, so that they are got ahead with the screens. */
const parts = new Set<DeferredPart<unknown>>();

/** Names a part of the screens that is loaded later. */
export function deferredPart<T>(fetchPart: () => Promise<T>): DeferredPart<T> {
  let there: T | null = null;
  const part: DeferredPart<T> = {
    get there() {
      return there;
    },
    load: async () => {
      there ??= await fetchPart();
      return there;
    },
  };
  parts.add(part);
  return part;
}

/** Gets every part that the screens loaded so far may show. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()));
}

/** Gives a part once the page has loaded and it has come: null until then, and where it does not arrive. */
export function useDeferredPart<T>(part: DeferredPart<T>): T | null {
  const [there, setThere] = useState(() => part.there);
  useEffect(() => {
    if (there !== null) return;
    let gone = false;
    const load = () =>
      part.load().then(
        (found) => gone || setThere(() => found),
        // Asked for again with the connection; the screens work without.
        () => gone || window.addEventListener('online', load, { once: true }),
      );
    const cancel = whenLoaded(load);
    return () => {
      gone = true;
      cancel();
      window.removeEventListener('online', load);
    };
  }, [part, there]);
  return there;
}
