import type { SessionEnd } from '#auth';
import { connectionFound, connectionLost } from '../connection/connection-state.ts';

/** Whose session the server sees behind this browser's cookie, or why there is none. */
export type SessionAnswer =
  | { readonly user: number; readonly session: number }
  | { readonly ended: SessionEnd };

const TIMEOUT_MS = 10_000;

/**
 * Asks the server for the session, which lengthens it: only after the adviser did something. Null where the
 * server cannot be reached.
 */
export async function askSession(): Promise<SessionAnswer | null> {
  try {
    const response = await fetch('/session', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    connectionFound();
    return response.ok ? ((await response.json()) as SessionAnswer) : null;
  } catch {
    connectionLost();
    return null;
  }
}
