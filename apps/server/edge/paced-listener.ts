import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isHealthCheck } from '../operations/operation-paths.ts';

/** Requests started per turn of the event loop. */
const PER_TURN = 10;

/**
 * Starts few requests per turn of the event loop. Node reads the data of all connections in one turn and would start
 * all requests before anything else; monitoring is served at once. Requests whose connection was closed meanwhile are
 * dropped.
 */
export function pacedListener(serve: RequestListener): RequestListener {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  let begun = 0;
  let scheduled = false;

  function begin(request: IncomingMessage, response: ServerResponse): void {
    begun += 1;
    if (!scheduled) setImmediate(nextTurn);
    scheduled = true;
    serve(request, response);
  }

  function nextTurn(): void {
    begun = 0;
    scheduled = false;
    while (begun < PER_TURN) {
      const next = waiting.shift();
      if (next === undefined) return;
      if (!next[0].socket.destroyed) begin(...next);
    }
  }

  return (request, response) => {
    if (isHealthCheck(request.url)) serve(request, response);
    else if (waiting.length === 0 && begun < PER_TURN) begin(request, response);
    else waiting.push([request, response]);
  };
}
