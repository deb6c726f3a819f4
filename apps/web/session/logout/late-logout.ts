/** How the server is told of a logout that it does not know of yet: until then the session would still count. */
let late: (() => Promise<unknown>) | null = null;

const TIMEOUT_MS = 5_000;

/** Whether the server still has to be told of a logout. */
export const isLogoutLate = (): boolean => late !== null;

/** Notes that a logout did not reach the server. */
export function logOutLater(): void {
  late = () => fetch('/logout', { method: 'POST', redirect: 'manual', signal: timeout() });
}

/**
 * Notes that a session is over because nobody did anything. Only that one is ended: by now somebody else may
 * have logged in in another window.
 *
 * @param session when it began, which tells one login of a user from the next
 */
export function endIdleLater(user: number, session: number): void {
  const body = new URLSearchParams({ user: String(user), session: String(session) });
  late = () => fetch('/session', { method: 'POST', body, signal: timeout() });
}

/** Tells the server of a logout that did not reach it; whether it knows now. */
export async function logOutNow(): Promise<boolean> {
  const tell = late;
  if (tell === null) return true;
  try {
    await tell();
    late = null;
  } catch {
    // The connection is still away.
  }
  return late === null;
}

const timeout = () => AbortSignal.timeout(TIMEOUT_MS);
