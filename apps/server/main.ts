import 'reflect-metadata';
import { constants } from 'node:os';
import type { MikroORM } from '@mikro-orm/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Config,
  closeDatabase,
  holdServingLock,
  ImportRuns,
  markServedFile,
  openDatabase,
  poolOf,
  readConfig,
  SystemClock,
} from '#platform';
import { databaseSchema, prepareDatabase } from '#setup';
import { builtWeb, developmentWeb, type WebBuild } from './assets/web-build.ts';
import { createApp } from './create-app.ts';
import { type FreePort, findFreePort } from './free-port.ts';
import { signalHandler } from './operations/graceful-shutdown.ts';
import { logStart } from './operations/lifetime-log.ts';
import { explainStartFailure } from './operations/start-failure.ts';
import { startupMessage } from './operations/startup-message.ts';

const SHARED_FILE =
  'Another process serves the same SQLite file (DATABASE_URL), which is made for one: end the other one, or go to PostgreSQL (docs/grow.md)';

async function start(): Promise<void> {
  const asked = readConfig(process.env);
  const web = process.env.INKO_DEV === '1' ? await developmentWeb() : await builtWeb();
  const free = await findFreePort(asked.port, asked.host);
  const config = { ...asked, port: free.port };
  const orm = await openDatabase(config.databaseUrl, databaseSchema, poolOf(config));
  try {
    await serve(config, free, orm, web);
  } catch (error) {
    await closeDatabase(orm);
    throw error;
  }
}

async function serve(config: Config, free: FreePort, orm: MikroORM, web: WebBuild): Promise<void> {
  const clock = new SystemClock();
  // For as long as the process lives.
  await holdServingLock(orm);
  const isShared = await markServedFile(config.databaseUrl);
  const demo = await prepareDatabase(orm, config, clock);
  const app = await createApp({ config, clock, orm, web });
  // Before a new import can start.
  const interrupted = await app.get(ImportRuns).interrupted();
  const server = app.getHttpAdapter().getInstance();
  endOnSignal(app, orm, web);
  await free.release();
  await app.listen(config.port, config.host);
  await logStart(server, config, orm);
  for (const said of interrupted) server.log.warn({}, said);
  if (isShared) server.log.warn({}, SHARED_FILE);
  // In production there is only the log, which also has the address.
  if (config.production) return;
  process.stdout.write(startupMessage(config.publicUrl ?? `http://localhost:${config.port}`, demo));
}

/**
 * On a signal, finishes running requests and closes the database. Timers of answered pages do not delay it. A second
 * signal ends the process at once.
 */
function endOnSignal(app: NestFastifyApplication, orm: MikroORM, web: WebBuild): void {
  const { log } = app.getHttpAdapter().getInstance();
  const end = async (signal: NodeJS.Signals) => {
    // Open sockets of pages would delay the shutdown.
    await Promise.all([app.close(), web.close()]);
    await closeDatabase(orm);
    log.info({ signal, seconds: Math.round(process.uptime()) }, 'server ended');
    process.exit(0);
  };
  const onSignal = signalHandler(end, (signal) => {
    log.warn({ signal, seconds: Math.round(process.uptime()) }, 'server ended without waiting');
    process.exit(128 + constants.signals[signal]);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
