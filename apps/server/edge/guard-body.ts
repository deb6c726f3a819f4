import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a body that has begun may rest until its connection is closed. */
export const STALLED_MS = 30_000;

/**
 * Calls back once more bytes have come than a body may have; those bytes do not reach whoever reads it. The one
 * place for it is where Node hands them in: nobody can read the body without passing there. Only a body that does
 * not tell its length needs this; of any other Node itself takes no more than it told.
 */
export function countBody(request: IncomingMessage, most: number, tooLarge: () => void): void {
  let received = request.readableLength;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const before = received;
    received += chunk?.length ?? 0;
    if (received <= most) return push(chunk, encoding);
    if (before <= most) tooLarge();
    return true;
  };
}

/** Calls back where a body has begun and nothing more of it comes for a while. */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  stalledAfter: number,
  stalled: () => void,
): void {
  request.setTimeout(stalledAfter, stalled);
  request.once('end', () => request.setTimeout(0));
  // A body that is whole but that nobody reads is no reason to close a connection, as Node would do.
  response.on('timeout', () => {});
}
