import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { type EntityManager, RequestContext } from '@mikro-orm/core';

/** Where a request came from, and what it says of its browser. */
interface Sender {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Its connection; nobody reads the answer once that is closed. */
  readonly socket?: Socket;
}

interface Request extends Sender {
  readonly root: EntityManager;
  own?: EntityManager;
}

const requests = new AsyncLocalStorage<Request>();

/**
 * Runs a request so that the services work with an entity manager of its own. It is made when it is first
 * used: many answers need none, and making one takes longer than they do.
 */
export function inRequestContext(root: EntityManager, from: Sender, next: () => void): void {
  requests.run({ root, ...from }, next);
}

/** What the request under way says of its browser; undefined where it says nothing, and outside of one. */
export function requestUserAgent(): string | undefined {
  return requests.getStore()?.userAgent;
}

/** Where the request under way came from; undefined outside of one. */
export function requestAddress(): string | undefined {
  return requests.getStore()?.address;
}

/** One for each connection: however many requests wait on it, they hear of its end by one listener. */
const closings = new WeakMap<Socket, AbortSignal>();

/** Aborted once the connection of the request under way is closed; undefined outside of one. */
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

/** The entity manager of the request under way, for MikroORM; undefined outside of one. */
export function requestManager(name: string): EntityManager | undefined {
  const request = requests.getStore();
  if (request === undefined) return RequestContext.getEntityManager(name) as EntityManager | undefined;
  // While it is made it asks for itself: there is none then.
  request.own ??= requests.exit(() => request.root.fork({ useContext: true }));
  return request.own;
}
