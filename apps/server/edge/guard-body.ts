import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a body may stall until its connection is closed. */
export const STALLED_MS = 30_000;

/**
 * Calls back when a body exceeds its limit; the exceeding bytes are not delivered. Counts where Node delivers the
 * bytes, because every reader passes there. Only needed for bodies without a length; Node enforces announced lengths.
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

/** Calls back when a started body stalls. */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  stalledAfter: number,
  stalled: () => void,
): void {
  request.setTimeout(stalledAfter, stalled);
  request.once('end', () => request.setTimeout(0));
  // Prevents Node from closing the connection of a complete body that nobody reads.
  response.on('timeout', () => {});
}
