import { useSyncExternalStore } from 'react';
import type { EndReason } from './session-end.ts';

/** Shared by all screens, as the session is: what one request learns, all of them know. */
let ended: EndReason | null = null;
const listeners = new Set<() => void>();

/** Reports the end of the session; null after a new login. The first reason is kept. */
export function reportSessionEnd(reason: EndReason | null): void {
  if (reason !== null && ended !== null) return;
  ended = reason;
  for (const listener of listeners) listener();
}

/** Whether a dialog on the screen reports the end of the session. */
export function isEndShown(): boolean {
  return listeners.size > 0;
}

/** Why the session is over; null if it is not. */
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
