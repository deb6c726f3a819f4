import { useSyncExternalStore } from 'react';

/** Whether the last request failed on its way, though the browser believes in its network. */
let lost = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (lost === value) return;
  lost = value;
  for (const listener of listeners) listener();
}

/** A request has not reached the server. */
export const connectionLost = (): void => set(true);
/** The server has answered. */
export const connectionFound = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `off`: the browser has no network. `lost`: it has, but the server does not answer. */
export type Connection = 'on' | 'off' | 'lost';

/** How it stands with the way to the server. */
export function useConnection(): Connection {
  return useSyncExternalStore<Connection>(
    subscribe,
    () => (navigator.onLine ? (lost ? 'lost' : 'on') : 'off'),
    () => 'on',
  );
}
