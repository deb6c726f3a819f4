import { redirect } from '@remix-run/react';
import type { CareDefinitions } from '#consultation/domain';

/** What the server says of the care screens: the rest is the same for all, and comes by its version. */
interface Versioned {
  readonly version: string;
}

const TIMEOUT_MS = 15_000;

let latest: CareDefinitions | null = null;

/** Path under which the browser keeps the definitions of a version. */
export const definitionsPath = ({ version }: Versioned) => `/careDefinitions/${version}`;

/**
 * Adds products, recommendations, questions and hints: those that this window has, or the browser, or the server gives.
 * @throws Error where the server was not reached, or does not give them; a redirect where nobody is logged in any more
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
