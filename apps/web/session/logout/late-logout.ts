/** Tells the server of a logout that it does not know of yet; until then the session is still valid. */
let late: (() => Promise<unknown>) | null = null;

const TIMEOUT_MS = 5_000;

/** Whether the server still has to be notified of a logout. */
export const isLogoutLate = (): boolean => late !== null;

/** Records that a logout did not reach the server. */
export function logOutLater(): void {
  late = () => fetch('/logout', { method: 'POST', redirect: 'manual', signal: timeout() });
}

/**
 * Ends a session through inactivity, without a connection later. Only that session is ended: somebody else may have
 * logged in in another window by now.
 *
 * @param session start of the session, which tells one login of a user from the next
 * @returns milliseconds since another window used the session, which then goes on; null if it is over here
 */
export async function endIdle(user: number, session: number): Promise<number | null> {
  const body = new URLSearchParams({ user: String(user), session: String(session) });
  let unusedMs: number | null = null;
  late = async () => {
    const response = await fetch('/session', { method: 'POST', body, signal: timeout() });
    if (response.ok) ({ unusedMs = null } = (await response.json()) as { unusedMs?: number });
  };
  await logOutNow();
  return unusedMs;
}

/** Tells the server of a pending logout; returns whether it knows now. */
export async function logOutNow(): Promise<boolean> {
  const tell = late;
  if (tell === null) return true;
  try {
    await tell();
    late = null;
  } catch {
    // Still no connection.
  }
  return late === null;
}

const timeout = () => AbortSignal.timeout(TIMEOUT_MS);
