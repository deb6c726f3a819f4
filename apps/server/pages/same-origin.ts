import type { IncomingHttpHeaders } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What of Fastify's request tells where it comes from and where it goes. */
interface OriginatingRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** `http`, or what a trusted proxy says of how it was asked. */
  readonly protocol: string;
}

/**
 * Whether a request may write: one that a page of another origin makes a browser send may not. A browser
 * names the origin on every write; a request without one does not come from a page.
 */
export function isOwnRequest(
  { method, headers, protocol }: OriginatingRequest,
  publicUrl: string | null,
): boolean {
  if (READING.has(method)) return true;
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  // A page under the same name by another scheme is another page: anybody on the way may have written it.
  const own = publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin;
}
