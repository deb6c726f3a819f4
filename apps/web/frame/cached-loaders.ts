import { type ClientLoaderFunctionArgs, redirect } from '@remix-run/react';
import { redirectFor } from '#auth/domain';
import type { Right } from '#platform/domain';
import { connectionLost } from '../connection/connection-state.ts';
import { cacheData, cachedData, isStale } from '../connection/loader-cache.ts';
import { isServerFailure } from '../remix-internals.ts';
import { FRAME } from '../session/frame-data.ts';
import { endFromRedirect } from '../session/session-end.ts';
import { reportSessionEnd } from '../session/session-state.ts';

/** How long a screen with cached data waits for newer data. */
const TIMEOUT_MS = 4_000;

interface KnownUser {
  readonly user: { readonly rights: readonly Right[]; readonly admin: boolean };
}

/**
 * Checks access to a screen that needs no server data by the server's own rule (route-access), so that
 * navigation waits for no call. The server checks at each page load and at each call.
 */
export async function guardedScreen({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const known = cachedData<KnownUser>(FRAME);
  if (known === undefined) return serverLoader();
  const { rights, admin } = known.user;
  const visitor = { rights: new Set(rights), admin, waiting: false };
  const target = redirectFor(new URL(request.url).pathname, visitor);
  if (target !== null) throw redirect(target);
  return null;
}

/** Uses cached data; asks the server if there are none or if they are outdated. */
export async function cacheFirst<T>(routeId: string, load: () => Promise<T>): Promise<T> {
  if (isStale(routeId)) return networkFirst(routeId, load);
  const cached = cachedData<T>(routeId);
  if (cached !== undefined) return cached;
  const data = await load();
  cacheData(routeId, data);
  return data;
}

/**
 * Asks the server; falls back to cached data if there is no answer: the consultation goes on offline, and
 * also under the dialog that reports the end of the session.
 */
export async function networkFirst<T>(routeId: string, load: () => Promise<T>): Promise<T> {
  const cached = cachedData<T>(routeId);
  if (cached === undefined) return load();
  try {
    const data = await Promise.race([load(), tooLong()]);
    cacheData(routeId, data);
    return data;
  } catch (failure) {
    if (!(failure instanceof Response)) {
      if (!isServerFailure(failure)) connectionLost();
      return cached;
    }
    const end = endFromRedirect(failure);
    if (end === null) throw failure;
    reportSessionEnd(end);
    return cached;
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS));
}
