import { useSyncExternalStore } from 'react';

/** State of deleting a person's files on the server (pdfDeleted, pdfNotDeleted); outlives the screens. */
export type DeletionState =
  | { readonly kind: 'idle' | 'done' }
  /** To be done by the watcher, which loads after the first screen. `names` are the known files. */
  | { readonly kind: 'asked'; readonly names: readonly string[] }
  /** Names of the files that may still be on the server. */
  | { readonly kind: 'running' | 'failed'; readonly names: readonly string[] };

let state: DeletionState = { kind: 'idle' };
const listeners = new Set<() => void>();

export function setDeletion(next: DeletionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useDeletion(): DeletionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}
