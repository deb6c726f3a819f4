/** What of pg's clients is used. */
export interface WatchedClient {
  query(...args: unknown[]): unknown;
  connect(): Promise<unknown>;
  /** Gives it back; what is said to be broken is destroyed. The pool makes another function of it at each loan. */
  release: (broken?: unknown) => void;
  on(event: 'error', listener: () => void): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
}

/** Told of a connection, or why there is none. */
export type Connected = (error: unknown, client?: WatchedClient, release?: unknown) => void;

/** What of pg's pool is used. */
export interface WatchedPool {
  connect: (done?: Connected) => unknown;
  on(event: 'connect' | 'remove', listener: (client: WatchedClient) => void): unknown;
  readonly Client: new (options: object) => WatchedClient;
  readonly options: object;
}
