import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../session/storage/browser-storage.ts';

const KEY = 'inko.registered';

const registered = z.strictObject({
  mail: z.string().check(z.maxLength(254)),
  username: z.string().check(z.maxLength(100)),
  /** Whether the mail with the link was sent. */
  mailSent: z.boolean(),
});

/**
 * A registration made in this browser whose mail address is not confirmed yet (access specification, section
 * 3).
 */
export type Registered = z.output<typeof registered>;

/** Fallback for a blocked or full storage. */
let known: Registered | null = null;
const listeners = new Set<() => void>();

/** The last unconfirmed registration of this browser; null if there is none. */
function loadRegistered(): Registered | null {
  known ??= read(browserStorage.read(KEY));
  return known;
}

export function storeRegistered(made: Registered): void {
  known = made;
  browserStorage.write(KEY, JSON.stringify(made));
  for (const listener of listeners) listener();
}

/** Forgets mail and user name once they are no longer needed. */
export function forgetRegistered(): void {
  known = null;
  browserStorage.remove(KEY);
  for (const listener of listeners) listener();
}

/** The last registration of this browser; undefined until hydrated, because the server does not know it. */
export function useRegistered(): Registered | null | undefined {
  return useSyncExternalStore(watch, loadRegistered, () => undefined);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(text: string | null): Registered | null {
  try {
    return registered.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
