import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../http/error-answer.ts';
import { keepAddresses } from './forwarded-for.ts';

/** How long a connection without a request stays open: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;
/** How long a request may take to come as far as its body. */
const HEADERS_MS = 30_000;
/** How long it may take to come as a whole, a file over a slow line included. */
const REQUEST_MS = 300_000;
/** How often both are looked after. */
const CHECK_MS = 5_000;

/** The HTTP server, with what one connection may take. */
export function edgeServer(serve: RequestListener): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  };
  return createServer(options, (request, response) => {
    keepAddresses(request.headers);
    serve(request, response);
  });
}

/** What Node calls a request that it cannot read. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request, or one that never became whole; nothing is known of who asks. */
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
