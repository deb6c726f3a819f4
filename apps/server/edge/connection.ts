import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../answers/error-answer.ts';
import { isHealthCheck } from '../operations/operation-paths.ts';
import { keepAddresses } from './forwarded-for.ts';

/** Requests started per turn of the event loop. */
const PER_TURN = 10;

/**
 * Starts few requests per turn of the event loop. Node reads the data of all connections in one turn and would start
 * all requests before anything else; monitoring is served at once. Requests whose connection was closed meanwhile are
 * dropped.
 */
function pacedListener(serve: RequestListener): RequestListener {
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

/** How long an idle connection stays open: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;
/** How long the head of a request may take. */
const HEADERS_MS = 30_000;
/** How long a whole request may take, including a file over a slow line. */
const REQUEST_MS = 300_000;
/** How often both timeouts are checked. */
const CHECK_MS = 5_000;
/** Requests per connection, as in nginx. */
const MAX_REQUESTS = 1_000;
/** Unanswered requests per connection; browsers and proxies do not pipeline. */
const MAX_PIPELINED = 8;

/** The HTTP server, with its limits per connection. */
export function edgeServer(serve: RequestListener): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  };
  const paced = pacedListener((request, response) => {
    keepAddresses(request.headers);
    serve(request, response);
  });
  const server = createServer(options, (request, response) => {
    if (limitPipelining(request, response)) paced(request, response);
  });
  server.maxRequestsPerSocket = MAX_REQUESTS;
  return server;
}

/** Unanswered requests by connection. */
const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection that keeps sending without reading answers; further requests are dropped.
 *
 * @returns whether to serve the request
 */
function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false;
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > MAX_PIPELINED) {
    socket.destroy();
    return false;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}

/** Node's codes for unreadable requests. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers an unreadable or incomplete request; nothing is known of its sender. */
export function answerUnreadable({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorAnswer({ status: STATUS[code] ?? 400 });
  const json = Buffer.from(JSON.stringify(body));
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${json.length}\r\n` +
      'Cache-Control: no-store\r\nConnection: close\r\n\r\n',
  );
  socket.end(json, () => socket.destroy());
}
