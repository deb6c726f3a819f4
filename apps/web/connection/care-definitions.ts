import type { CareDefinitions } from '#consultation/domain';
import { jsonByVersion } from './by-version.ts';

/** The care screens' data without the definitions, which are the same for everybody and cached by version. */
interface Versioned {
  readonly version: string;
}

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
  if (latest?.version !== given.version)
    latest = await jsonByVersion<CareDefinitions>(definitionsPath(given));
  return { ...given, ...latest };
}
