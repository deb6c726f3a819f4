import { useSyncExternalStore } from 'react';
import type { EndReason } from './session-end.ts';

/** Outlives the screens, as the session does: what one request learns, all of them know. */
let ended: EndReason | null = null;
const listeners = new Set<() => void>();

/** Notes that the session is over; null where a new one has begun. The first reason stands. */
export function reportSessionEnd(reason: EndReason | null): void {
  if (reason !== null && ended !== null) return;
  ended = reason;
  for (const listener of listeners) listener();
}

/** Whether something on the screen says so where the session ends. */
export function isEndShown(): boolean {
  return listeners.size > 0;
}

/** Why the session is over, or null. */
export function useSessionEnd(): EndReason | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
    () => null,
  );
}
