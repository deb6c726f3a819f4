import { useSyncExternalStore } from 'react';

/** Whether the last request failed although the browser is online. */
let lost = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (lost === value) return;
  lost = value;
  for (const listener of listeners) listener();
}

/** Reports that a request did not reach the server. */
export const connectionLost = (): void => set(true);
/** Reports that the server has answered. */
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

/** `off`: the browser is offline. `lost`: it is online, but the server does not answer. */
export type Connection = 'on' | 'off' | 'lost';

/** State of the connection to the server. */
export function useConnection(): Connection {
  return useSyncExternalStore<Connection>(
    subscribe,
    () => (navigator.onLine ? (lost ? 'lost' : 'on') : 'off'),
    () => 'on',
  );
}
