import type { IncomingHttpHeaders } from 'node:http';
import type { EncodedAnswer } from '../../answers/answer-bytes.ts';

/** Status and headers of a response with a body (200), or without one because the client has it (304). */
interface ResponseHead {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers of both responses. Only the user's browser may cache it, and must revalidate. */
export function responseHeads({
  bytes,
  encoding,
  type,
  etag,
}: EncodedAnswer): Readonly<Record<200 | 304, ResponseHead>> {
  const always = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' };
  return {
    200: {
      status: 200,
      headers: {
        ...always,
        'content-type': type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(bytes.length),
      },
    },
    304: { status: 304, headers: always },
  };
}

/** Whether the client already has these bytes; compares ETags with their quotes. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const seen = headers['if-none-match'];
  return seen !== undefined && (seen.trim() === '*' || seen.includes(etag));
}
