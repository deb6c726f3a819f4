import { type ClientLoaderFunctionArgs, redirect } from '@remix-run/react';
import { redirectFor } from '#auth/domain';
import type { Right } from '#platform/domain';
import { FRAME } from '../frame/frame-data.ts';
import { endFromRedirect } from '../session/session-end.ts';
import { reportSessionEnd } from '../session/session-state.ts';
import { connectionLost } from './connection-state.ts';
import { keep, kept } from './kept-data.ts';

/** How long a screen waits for newer settings where it has some. */
const PATIENCE_MS = 4_000;

interface KnownUser {
  readonly user: { readonly rights: readonly Right[]; readonly admin: boolean };
}

/**
 * The guard of a screen that needs nothing from the server: by the same rule as there (route-access), so that
 * going from screen to screen waits for nobody. The server checks at every page load and every call of its own.
 */
export async function guardedScreen({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const known = kept<KnownUser>(FRAME);
  if (known === undefined) return serverLoader();
  const { rights, admin } = known.user;
  const visitor = { rights: new Set(rights), admin, waiting: false };
  const target = redirectFor(new URL(request.url).pathname, visitor);
  if (target !== null) throw redirect(target);
  return null;
}

/** A loader that asks the server once and keeps the answer. */
export async function keptAnswer<T>(routeId: string, load: () => Promise<T>): Promise<T> {
  const before = kept<T>(routeId);
  if (before !== undefined) return before;
  const answer = await load();
  keep(routeId, answer);
  return answer;
}

/**
 * A loader that asks the server each time and takes what it has where there is no answer: the consultation goes
 * on without the network, and where the session has ended, too, under the dialogue that says so.
 */
export async function newestAnswer<T>(routeId: string, load: () => Promise<T>): Promise<T> {
  const before = kept<T>(routeId);
  if (before === undefined) return load();
  try {
    const answer = await Promise.race([load(), tooLong()]);
    keep(routeId, answer);
    return answer;
  } catch (failure) {
    if (!(failure instanceof Response)) {
      // A status is an answer, too; anything else did not arrive.
      if (!isAnswer(failure)) connectionLost();
      return before;
    }
    const end = endFromRedirect(failure);
    if (end === null) throw failure;
    reportSessionEnd(end);
    return before;
  }
}

/** Whether a failure came from the server, not from the way there. */
function isAnswer(failure: unknown): boolean {
  return typeof Object(failure).status === 'number' || Object(failure).message === 'Unexpected Server Error';
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS));
}
