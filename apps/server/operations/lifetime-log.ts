import { type AddressInfo, isIPv6 } from 'node:net';
import type { MikroORM } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import { type Config, databaseKind, noticesOfConfig, productVersion, schemaState } from '#platform';
import { isEmptyDatabase } from '#setup';

/** What of the server tells where it listens. */
type Listening = Pick<FastifyInstance, 'addresses' | 'log'>;

/**
 * Writes the line of a start: which version runs on which database, and where it listens; then a line for each thing that
 * whoever runs it should know.
 */
export async function logStart(server: Listening, config: Config, orm: MikroORM): Promise<void> {
  const { log } = server;
  const { applied, last } = await schemaState(orm);
  log.info(
    {
      version: productVersion(),
      node: process.version,
      engine: databaseKind(config.databaseUrl).engine,
      migrations: { applied, last },
      addresses: server.addresses().map(addressText),
      publicUrl: config.publicUrl,
    },
    'server started',
  );
  for (const notice of await noticesOf(config, orm)) log.warn({}, notice);
}

/** Where a server listens, as a browser would be told; a socket of the system has a name alone. */
function addressText(listening: string | AddressInfo): string {
  if (typeof listening === 'string') return listening;
  const { address, port } = listening;
  return isIPv6(address) ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** What is no fault, and yet nobody means who serves others with it. */
async function noticesOf(config: Config, orm: MikroORM): Promise<string[]> {
  if (!config.production) return [];
  const isEmpty = await isEmptyDatabase(orm);
  return [
    ...noticesOfConfig(config),
    ...(isEmpty ? ['The database is empty, and nobody can log in. Set it up with: inko setup'] : []),
  ];
}
