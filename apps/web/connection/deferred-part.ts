import { useEffect, useState } from 'react';
import { whenLoaded } from './calls/when-idle.ts';

/** A lazily loaded part in a chunk of its own, which no first screen waits for. */
export interface DeferredPart<T> {
  /** The loaded part; null before that. */
  readonly there: T | null;
  /** Loads it once; tries again after a failure. */
  readonly load: () => Promise<T>;
}

/** All parts, for prefetching. */
const parts = new Set<DeferredPart<unknown>>();

/** Declares a lazily loaded part. */
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

/** Loads every part declared by the screens loaded so far. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()));
}

/** Loads a part after the page; null until it has arrived, and if it does not. */
export function useDeferredPart<T>(part: DeferredPart<T>): T | null {
  const [there, setThere] = useState(() => part.there);
  useEffect(() => {
    if (there !== null) return;
    let gone = false;
    const load = () =>
      part.load().then(
        (found) => gone || setThere(() => found),
        // Tries again when the connection returns; the screens work without it.
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
