import type { IncomingHttpHeaders } from 'node:http';
import type { EncodedAnswer } from './answer-bytes.ts';

/** How an answer is to be sent: whole (200), or not at all because the client has it already (304). */
export interface Sending {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
}

/** The two ways of sending an answer. It may be kept by the person's own browser alone, and asked after each time. */
export function sendings({
  bytes,
  encoding,
  type,
  etag,
}: EncodedAnswer): Readonly<Record<200 | 304, Sending>> {
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

/** Whether the client has these very bytes already: with its quotes an ETag is found in no other one. */
export function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.includes(etag));
}
