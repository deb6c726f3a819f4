import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A way to a PostgreSQL server by a socket of a folder, as a distribution sets it up. */
export interface PostgresSocket {
  /** The same database by way of the socket, as libpq writes it: the user stands before no host. */
  readonly url: string;
  /** Ends the connections and takes the socket away, as a server that is stopped does. */
  stop(): void;
}

/** @param port names the socket's file, and is not in the URL */
export async function postgresSocket(databaseUrl: string, port = '5432'): Promise<PostgresSocket> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'inko-pg-'));
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = tcp(Number(target.port || 5432), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  });
  listener.listen(join(folder, `.s.PGSQL.${port}`));
  await once(listener, 'listening');
  const stop = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  onTestFinished(stop);
  const password = target.password === '' ? '' : `:${target.password}`;
  return { url: `postgresql://${target.username}${password}@${target.pathname}?host=${folder}`, stop };
}
