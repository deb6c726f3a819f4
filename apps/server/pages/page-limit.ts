import type { RateLimit } from '#platform';

/**
 * Writes of all pages together, by whoever: a login and a form that a visitor sends are among them. A chain's
 * shops may share one address, and three wrong tries lock a user anyway: this only keeps machines off.
 */
export const PAGE_WRITES: RateLimit = { name: 'pages', most: 2000, minutes: 5 };

/** Pages that one session, or one address without any, reads: a person and what the browser fetches ahead need some ten. */
export const PAGE_READS: RateLimit = { name: 'page-reads', most: 1200, minutes: 1 };

/** Whether a request of a page only reads. */
export const isRead = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
