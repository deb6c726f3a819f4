import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { endFromRedirect } from '../../session/session-end.ts';
import { isEndShown, reportSessionEnd } from '../../session/session-state.ts';

/**
 * Loads a screen of settings or administration. If the session has ended, the open screen stays with what was
 * typed, under the dialog that reports it; a redirect would discard it.
 */
export async function keepingScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const end = failure instanceof Response ? endFromRedirect(failure) : null;
    // Visitors' pages have no such dialog: the redirect goes through.
    if (end === null || !isEndShown()) throw failure;
    reportSessionEnd(end);
    // Never resolves: the dialog leads to the login.
    return new Promise<never>(() => {});
  }
}

/** The client loader of such a screen. */
export function keepScreen<T>({ serverLoader }: ClientLoaderFunctionArgs): Promise<T> {
  return keepingScreen(() => serverLoader<T>() as Promise<T>);
}
