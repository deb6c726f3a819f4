import type { SessionEnd } from '#auth';
import { connectionFound, connectionLost } from '../connection/connection-state.ts';

/** The session of this browser's cookie, or why there is none. */
export type SessionAnswer =
  | { readonly user: number; readonly session: number }
  | { readonly ended: SessionEnd };

const TIMEOUT_MS = 10_000;

/**
 * Asks the server for the session, which extends it: call only after user activity. Null if the server cannot
 * be reached.
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
