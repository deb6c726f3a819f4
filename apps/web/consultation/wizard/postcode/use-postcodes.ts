import { useSyncExternalStore } from 'react';
import { type PostcodeTowns, readPostcodes } from './postcode-towns.ts';

/** The whole directory: no request says which postcode somebody entered. */
const ADDRESS = '/dokumente/postleitzahlen.txt';

let known: PostcodeTowns | null = null;
let loading = false;
const listeners = new Set<() => void>();

/**
 * Loads the directory once, ahead of its use: a request with it would tell that a postcode is typed. Without it the
 * town is typed. The next use of the field tries again.
 */
export function loadPostcodes(): void {
  if (known !== null || loading) return;
  loading = true;
  fetch(ADDRESS)
    .then(async (response) => {
      if (!response.ok) return;
      known = readPostcodes(await response.text());
      for (const listener of listeners) listener();
    })
    .catch(() => {})
    .finally(() => {
      loading = false;
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The towns of each postcode; null until they have come. */
export const usePostcodes = (): PostcodeTowns | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
