import { redirect } from '@remix-run/react';
import type { CareDefinitions } from '#consultation/domain';

/** The care screens' data without the definitions, which are the same for everybody and cached by version. */
interface Versioned {
  readonly version: string;
}

const TIMEOUT_MS = 15_000;

let latest: CareDefinitions | null = null;

/** Path under which the browser caches the definitions of a version. */
export const definitionsPath = ({ version }: Versioned) => `/careDefinitions/${version}`;

/**
 * Adds products, recommendations, questions and hints from this window, the browser's cache, or the server.
 * @throws Error if the server cannot be reached or refuses; a redirect if the session has ended
 */
export async function withDefinitions<Given extends Versioned>(
  given: Given,
): Promise<Given & CareDefinitions> {
  if (latest?.version !== given.version) latest = await definitionsOf(given);
  return { ...given, ...latest };
}

async function definitionsOf(given: Versioned): Promise<CareDefinitions> {
  const response = await fetch(definitionsPath(given), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.type === 'opaqueredirect') throw redirect('/login');
  if (!response.ok) throw new Error(`The definitions were answered with ${response.status}.`);
  return response.json();
}
