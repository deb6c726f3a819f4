import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

const TLS = new URL('./tls/', import.meta.url);
/** The certificate that stands for a server with TLS, valid for `localhost`. */
export const CERTIFICATE = new URL('localhost.pem', TLS).pathname;
const KEY = new URL('localhost.key', TLS).pathname;

/** The request for TLS with which a client of PostgreSQL may begin: its length, and the code 80877103. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** A way to a PostgreSQL server that can be cut as a network or a stopped process is. */
export interface PostgresProxy {
  /** The same database, by way of the proxy. */
  readonly url: URL;
  /** Whether each connection so far was made with TLS. */
  readonly encrypted: readonly boolean[];
  /** Nothing comes through any more in either direction; connections are taken, and stay mute. */
  freeze(): void;
  /** All comes through that was held back. */
  thaw(): void;
}

/**
 * Stands between a test and PostgreSQL.
 *
 * @param tls whether it speaks TLS, where it is asked to; otherwise it refuses that
 * @param finished registers what runs at the end of a test that runs beside others
 */
export async function postgresProxy(
  databaseUrl: string,
  tls = false,
  finished: (done: () => void) => void = onTestFinished,
): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const encrypted: boolean[] = [];
  let isFrozen = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const join = (client: Socket) => {
    const server = tcp(Number(target.port || 5432), target.hostname);
    hold(server);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    if (isFrozen) for (const each of [client, server]) each.pause();
  };
  const listener = createServer((client) => {
    hold(client);
    client.once('data', (first: Buffer) => {
      const wantsTls = first.equals(SSL_REQUEST);
      if (wantsTls && tls) {
        client.write('S');
        const secure = new TLSSocket(client, {
          isServer: true,
          cert: readFileSync(CERTIFICATE),
          key: readFileSync(KEY),
        });
        secure.on('error', () => client.destroy());
        secure.once('secure', () => encrypted.push(true));
        join(secure);
      } else if (wantsTls) {
        client.write('N');
        client.once('data', (next) => {
          client.unshift(next);
          join(client);
        });
      } else {
        encrypted.push(false);
        client.unshift(first);
        join(client);
      }
    });
  });
  listener.listen(0, 'localhost');
  await once(listener, 'listening');
  finished(() => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.host = `localhost:${(listener.address() as { port: number }).port}`;
  return {
    url,
    encrypted,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
