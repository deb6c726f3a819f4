import type { IncomingHttpHeaders } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request that identify its origin and target. */
interface OriginatingRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** `http`, or the scheme reported by a trusted proxy. */
  readonly protocol: string;
}

/** Whether a request comes from one of our own pages: a browser says so, by its origin or by its fetch metadata. */
export function isFromOwnPage(
  { headers, protocol }: Omit<OriginatingRequest, 'method'>,
  publicUrl: string | null,
): boolean {
  const { origin } = headers;
  return origin === undefined
    ? headers['sec-fetch-site'] === 'same-origin'
    : isOwnOrigin(origin, headers.host, protocol, publicUrl);
}

/**
 * Whether a request may write: not if a page of another origin sends it. Browsers send the origin with every write;
 * requests without one do not come from a page.
 */
export function isOwnRequest(
  { method, headers, protocol }: OriginatingRequest,
  publicUrl: string | null,
): boolean {
  if (READING.has(method)) return true;
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  return isOwnOrigin(origin, host, protocol, publicUrl);
}

function isOwnOrigin(
  origin: string,
  host: string | undefined,
  protocol: string,
  publicUrl: string | null,
): boolean {
  // The same host with another scheme is another origin: anybody on the network may have written its page.
  const own = publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin;
}
