import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SessionService } from '#auth';
import { acceptedEncoding } from '../answers/accepted-encoding.ts';
import type { EncodedAnswer } from '../answers/answer-bytes.ts';
import { isNotModified, responseHeads } from '../answers/response-head.ts';
import { userBy } from '../session.guard.ts';
import type { BoundHandler, CachedResponse } from './response-cache.ts';

/** Addresses that are registered at a time: more than the calls have, few enough to stop whoever invents spellings. */
const MOST = 64;

/** What the fast path works with. */
interface FastPathContext {
  readonly sessions: SessionService;
  /** Headers of every call's response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Writes a request into the access log; null where requests are not logged. */
  readonly log: ((served: ServedRequest) => void) | null;
}

/** A request that the fast path has served. */
export interface ServedRequest {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds it took. */
  readonly responseTime: number;
}

/**
 * Serves calls whose responses are cached on the HTTP server's listener, before Fastify's routing and Nest's pipeline,
 * which take several times as long (docs/decisions/0008). A request for a registered address passes the guard's own
 * function and runs the handler with the input that was read from that address: its service checks the right, its read
 * model asks the database for its version. Every other request, and one that fails here, goes to Fastify, which also
 * says what is wrong with it.
 */
export class FastPath {
  private readonly handlers = new Map<string, BoundHandler>();
  private readonly heads = new WeakMap<EncodedAnswer, Readonly<Record<200 | 304, readonly string[]>>>();
  private readonly pending = new Map<string, Promise<CachedResponse>>();
  private context: FastPathContext | undefined;

  open(context: FastPathContext): void {
    this.context = context;
  }

  /** Passes every request on: Fastify says to whoever comes during the shutdown that the server ends. */
  close(): void {
    this.context = undefined;
  }

  /** Serves an address by a handler from now on. */
  register(url: string, handler: BoundHandler): void {
    if (this.handlers.size >= MOST) this.handlers.clear();
    this.handlers.set(url, handler);
  }

  /** The listener of a server that passes what it does not serve itself on to `next`. */
  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      const { context } = this;
      const { method, url = '', headers } = request;
      const handler = method === 'GET' ? this.handlers.get(url) : undefined;
      if (context === undefined || handler === undefined) return next(request, response);
      const started = performance.now();
      this.coalesced(context.sessions, headers, url, handler)
        .then(({ bytes }) => bytes.in(acceptedEncoding(headers['accept-encoding'])))
        .then(
          (encoded) => {
            const id = randomUUID();
            this.send(context, request, response, encoded, id);
            context.log?.({ id, request, response, responseTime: performance.now() - started });
          },
          () => next(request, response),
        );
    };
  }

  /**
   * The response for whoever sends these headers now. Equal requests with one token that arrive within one turn of the
   * event loop are coalesced, and run after the last of them has arrived: a logout or a change counts for every later
   * one.
   */
  private coalesced(
    sessions: SessionService,
    headers: IncomingHttpHeaders,
    url: string,
    handler: BoundHandler,
  ): Promise<CachedResponse> {
    const key = `${headers.authorization} ${url}`;
    let pending = this.pending.get(key);
    if (pending === undefined) {
      pending = new Promise((resolve) => {
        setImmediate(() => {
          this.pending.delete(key);
          resolve(userBy(sessions, headers).then(handler));
        });
      });
      this.pending.set(key, pending);
    }
    return pending;
  }

  private send(
    { headers }: FastPathContext,
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedAnswer,
    id: string,
  ): void {
    let heads = this.heads.get(encoded);
    if (heads === undefined) {
      const { 200: ok, 304: notModified } = responseHeads(encoded);
      heads = {
        200: Object.entries({ ...headers, ...ok.headers }).flat(),
        304: Object.entries({ ...headers, ...notModified.headers }).flat(),
      };
      this.heads.set(encoded, heads);
    }
    const status = isNotModified(request.headers, encoded.etag) ? 304 : 200;
    response.writeHead(status, [...heads[status], 'x-request-id', id]);
    response.end(status === 200 ? encoded.bytes : undefined);
  }
}
