/** Whether a logout has not reached the server yet: its session would still count. */
let late = false;

/** Whether the server still has to be told of a logout. */
export const isLogoutLate = (): boolean => late;

/** Notes that a logout did not reach the server. */
export function logOutLater(): void {
  late = true;
}

/** Tells the server of a logout that did not reach it; whether it knows now. */
export async function logOutNow(): Promise<boolean> {
  if (!late) return true;
  try {
    await fetch('/logout', { method: 'POST', redirect: 'manual' });
    late = false;
  } catch {
    // The connection is still away.
  }
  return !late;
}
