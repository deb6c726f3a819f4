import { type ClientLoaderFunctionArgs, redirect } from '@remix-run/react';
import { redirectFor } from '#auth/domain';
import type { Right } from '#platform/domain';
import { connectionLost } from '../connection/connection-state.ts';
import { cacheData, cachedData, isStale } from '../connection/loader-cache.ts';
import { isServerFailure } from '../remix-internals.ts';
import { FRAME } from '../session/frame-data.ts';
import { endFromRedirect } from '../session/session-end.ts';
import { reportSessionEnd } from '../session/session-state.ts';

/** How long a screen waits for newer settings where it has some. */
const TIMEOUT_MS = 4_000;

interface KnownUser {
  readonly user: { readonly rights: readonly Right[]; readonly admin: boolean };
}

/**
 * The guard of a screen that needs nothing from the server: by the same rule as there (route-access), so that
 * going from screen to screen waits for nobody. The server checks at every page load and every call of its own.
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

/** A loader that takes what is cached, and asks the server where nothing is, or something older than what is stored. */
export async function cacheFirst<T>(routeId: string, load: () => Promise<T>): Promise<T> {
  if (isStale(routeId)) return networkFirst(routeId, load);
  const cached = cachedData<T>(routeId);
  if (cached !== undefined) return cached;
  const data = await load();
  cacheData(routeId, data);
  return data;
}

/**
 * A loader that asks the server each time and takes what is cached where there is no answer: the consultation goes
 * on without the network, and where the session has ended, too, under the dialogue that says so.
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
