import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { type EntityManager, RequestContext } from '@mikro-orm/core';

/** Origin of a request, with its user agent. */
interface Sender {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The connection; nobody reads the answer once it is closed. */
  readonly socket?: Socket;
}

interface Request extends Sender {
  readonly root: EntityManager;
  own?: EntityManager;
}

const requests = new AsyncLocalStorage<Request>();

/**
 * Runs a request with its own entity manager, created on first use: many answers need none, and creating one takes
 * longer than they do.
 */
export function inRequestContext(root: EntityManager, from: Sender, next: () => void): void {
  requests.run({ root, ...from }, next);
}

/** User agent of the current request; undefined without one, and outside of a request. */
export function requestUserAgent(): string | undefined {
  return requests.getStore()?.userAgent;
}

/** Address of the current request; undefined outside of a request. */
export function requestAddress(): string | undefined {
  return requests.getStore()?.address;
}

/** One per connection, so that any number of requests share one listener. */
const closings = new WeakMap<Socket, AbortSignal>();

/** Aborted when the connection of the current request closes; undefined outside of a request. */
export function requestSignal(): AbortSignal | undefined {
  const socket = requests.getStore()?.socket;
  return socket === undefined ? undefined : (closings.get(socket) ?? closingOf(socket));
}

function closingOf(socket: Socket): AbortSignal {
  const closing = new AbortController();
  if (socket.destroyed) closing.abort();
  else socket.once('close', () => closing.abort());
  closings.set(socket, closing.signal);
  return closing.signal;
}

/** The entity manager of the current request, for MikroORM; undefined outside of a request. */
export function requestManager(name: string): EntityManager | undefined {
  const request = requests.getStore();
  if (request === undefined) return RequestContext.getEntityManager(name) as EntityManager | undefined;
  // `fork` asks for it again while it is being created; it must find none.
  request.own ??= requests.exit(() => request.root.fork({ useContext: true }));
  return request.own;
}
