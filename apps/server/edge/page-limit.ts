import type { RateLimit } from '#platform';

/**
 * Writes of all pages per address, including logins and visitors' forms. It only stops bots, because a chain's shops
 * may share an address, and three wrong tries lock a user anyway.
 */
export const PAGE_WRITES: RateLimit = { name: 'pages', most: 2000, minutes: 5 };

/** Pages read per session, or per address without one: a person needs some ten, including prefetches. */
export const PAGE_READS: RateLimit = { name: 'page-reads', most: 1200, minutes: 1 };

/** Whether a page's request only reads. */
export const isRead = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
