import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isRefused } from '../../frame/read-anew.ts';
import { endFromRedirect } from '../../session/session-end.ts';
import { isEndShown, reportSessionEnd } from '../../session/session-state.ts';

/**
 * Loads a screen of settings or administration. Where the session has ended, the screen that is open stays as it is,
 * with what is typed there, under the dialogue that says so: a redirect would take it away.
 */
export async function keepingScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const end = failure instanceof Response ? endFromRedirect(failure) : null;
    // A page for visitors has no dialogue: it gives way.
    if (end === null || !isEndShown()) throw failure;
    reportSessionEnd(end);
    // The next screen never comes; the dialogue leads to the login.
    return new Promise<never>(() => {});
  }
}

/** The client loader of such a screen. */
export function keepScreen<T>({ serverLoader }: ClientLoaderFunctionArgs): Promise<T> {
  return keepingScreen(() => serverLoader<T>() as Promise<T>);
}

/** What a screen shows is read anew once something was saved, not where it was refused. */
export function isReadAfterSaving({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isRefused(actionResult) ? false : defaultShouldRevalidate;
}
