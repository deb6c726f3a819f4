import { AsyncLocalStorage } from 'node:async_hooks';
import { type EntityManager, RequestContext } from '@mikro-orm/core';

interface Request {
  readonly root: EntityManager;
  readonly address: string;
  readonly userAgent: string | undefined;
  own?: EntityManager;
}

const requests = new AsyncLocalStorage<Request>();

/**
 * Runs a request so that the services work with an entity manager of its own. It is made when it is first
 * used: many answers need none, and making one takes longer than they do.
 *
 * @param from where the request came from, and what it says of its browser
 */
export function inRequestContext(
  root: EntityManager,
  from: { readonly address: string; readonly userAgent: string | undefined },
  next: () => void,
): void {
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

/** The entity manager of the request under way, for MikroORM; undefined outside of one. */
export function requestManager(name: string): EntityManager | undefined {
  const request = requests.getStore();
  if (request === undefined) return RequestContext.getEntityManager(name) as EntityManager | undefined;
  // While it is made it asks for itself: there is none then.
  request.own ??= requests.exit(() => request.root.fork({ useContext: true }));
  return request.own;
}
