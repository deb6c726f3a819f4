import { useSyncExternalStore } from 'react';
import { useFrame } from '../../session/frame-data.ts';
import { browserStorage } from '../../session/storage/browser-storage.ts';
import type { ColumnHead } from './data-column.ts';

/** Storage key of a user's choice for a list; it holds names of columns and nothing else. */
const keyOf = (userId: number, list: string) => `inko.columns.${userId}.${list}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The columns of a list that the user wants to see; remembered in this browser. Only what differs from the list's own
 * choice is stored, so that a new column is shown.
 *
 * @param list name of the list
 */
export function useShownColumns<C extends ColumnHead>(list: string, columns: readonly C[]) {
  const key = keyOf(useFrame().user.id, list);
  const stored = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key) ?? '',
    () => '',
  );
  const differing = new Set(stored === '' ? [] : stored.split(' '));
  const isShown = ({ id, initially, stays }: C, index: number) =>
    // The first one names the row and leads to it.
    index === 0 || stays || (initially !== 'hidden') !== differing.has(id);
  const write = (ids: readonly string[]) => {
    if (ids.length === 0) browserStorage.remove(key);
    else browserStorage.write(key, ids.join(' '));
    for (const listener of listeners) listener();
  };
  return {
    shown: columns.filter(isShown),
    toggle(id: string) {
      write(differing.has(id) ? [...differing].filter((each) => each !== id) : [...differing, id]);
    },
    /** Shows the list's own choice again; null if it is shown. */
    reset: differing.size === 0 ? null : () => write([]),
  };
}
