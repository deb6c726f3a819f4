import { type AddressInfo, isIPv6 } from 'node:net';
import type { MikroORM } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import {
  type Config,
  databaseKind,
  noticesOfConfig,
  productBuild,
  productVersion,
  schemaState,
} from '#platform';
import { isEmptyDatabase } from '#setup';

/** The used part of the server. */
type Listening = Pick<FastifyInstance, 'addresses' | 'log'>;

/** Logs a start: version, database and address; then one line per notice for the operator. */
export async function logStart(server: Listening, config: Config, orm: MikroORM): Promise<void> {
  const { log } = server;
  const { applied, last } = await schemaState(orm);
  log.info(
    {
      version: productVersion(),
      build: productBuild(),
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

/** A server's address as for a browser; for a Unix socket its name. */
function addressText(listening: string | AddressInfo): string {
  if (typeof listening === 'string') return listening;
  const { address, port } = listening;
  return isIPv6(address) ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Conditions that are no errors, but unintended in production. */
async function noticesOf(config: Config, orm: MikroORM): Promise<string[]> {
  if (!config.production) return [];
  const isEmpty = await isEmptyDatabase(orm);
  return [
    ...noticesOfConfig(config),
    ...(isEmpty ? ['The database is empty, and nobody can log in. Set it up with: inko setup'] : []),
  ];
}
