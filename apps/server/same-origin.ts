import type { IncomingHttpHeaders } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write: one that a page of another origin makes a browser send may not. A browser
 * names the origin on every write; a request without one does not come from a page.
 */
export function isOwnRequest(
  method: string,
  headers: IncomingHttpHeaders,
  publicUrl: string | null,
): boolean {
  if (READING.has(method)) return true;
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
