import { type AddressInfo, isIPv6 } from 'node:net';
import type { MikroORM } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import {
  type Config,
  databaseKind,
  Keyring,
  noticesOfConfig,
  productBuild,
  productVersion,
  schemaState,
} from '#platform';
import { checkSealed, isEmptyDatabase } from '#setup';

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

/** Conditions with which it serves, but that are hardly intended. */
async function noticesOf(config: Config, orm: MikroORM): Promise<string[]> {
  const unsealed = await keyNotices(config, orm);
  if (!config.production) return unsealed;
  const isEmpty = await isEmptyDatabase(orm);
  return [
    ...unsealed,
    ...noticesOfConfig(config),
    ...(isEmpty ? ['The database is empty, and nobody can log in. Set it up with: inko setup'] : []),
  ];
}

/** Sealed values that nobody would miss before a document or a login needs one. */
async function keyNotices(config: Config, orm: MikroORM): Promise<string[]> {
  const { state, detail } = await checkSealed(orm, new Keyring(config.pdfKeys));
  if (state === 'ok') return [];
  return [
    `Sealed values ${detail}. Put the key of before into SECRET_KEY, SECRET_KEY_PREVIOUS or PDF_KEYS and start again; inko keys status counts them`,
  ];
}
