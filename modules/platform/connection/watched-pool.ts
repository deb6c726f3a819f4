/** The used part of pg's clients. */
export interface WatchedClient {
  query(...args: unknown[]): unknown;
  connect(): Promise<unknown>;
  /** Returns it; a broken one is destroyed. The pool replaces this function at each loan. */
  release: (broken?: unknown) => void;
  on(event: 'error', listener: () => void): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
}

/** Receives a connection, or the reason for its failure. */
export type Connected = (error: unknown, client?: WatchedClient, release?: unknown) => void;

/** The used part of pg's pool. */
export interface WatchedPool {
  connect: (done?: Connected) => unknown;
  on(event: 'connect' | 'remove', listener: (client: WatchedClient) => void): unknown;
  readonly Client: new (options: object) => WatchedClient;
  readonly options: object;
}
