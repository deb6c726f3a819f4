import type { RateLimit } from '#platform';

/**
 * Writes of all pages together, by whoever: a login and a form that a visitor sends are among them. A chain's
 * shops may share one address, and three wrong tries lock a user anyway: this only keeps machines off.
 */
const PAGE_WRITES: RateLimit = { name: 'pages', most: 2000, minutes: 5 };

/** The limit that counts for a request of a page; null for one that reads. */
export function pageLimit(method: string): RateLimit | null {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? null : PAGE_WRITES;
}
