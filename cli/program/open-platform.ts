import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { MikroORM } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import {
  appliedMigrations,
  type Clock,
  type Config,
  closeDatabase,
  databaseKind,
  openDatabase,
  poolOf,
  projectRoot,
  readConfig,
  readEnvironmentFile,
  refuseForeignDatabase,
  refuseNewerSchema,
  SystemClock,
  schemaState,
} from '#platform';
import type { OperatorActor } from '#platform/domain';
import { databaseSchema, ProductModule, type Services } from '#setup';
import { goTo, named } from '../output/called-from.ts';

/** What commands work with. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly orm: MikroORM;
  /** The account that runs the command. */
  readonly operator: OperatorActor;
}

/** Runs work on the configured database as it is, and closes it. */
export async function withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const config = configHere();
  const platform = await openPlatform(config, holdsSomething(config) ? 'look' : 'work');
  try {
    return await work(platform);
  } finally {
    await closeDatabase(platform.orm);
  }
}

/** Whether there is an SQLite file that may be somebody else's. */
function holdsSomething({ databaseUrl }: Config): boolean {
  const kind = databaseKind(databaseUrl);
  return kind.engine === 'sqlite' && (statSync(kind.file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Opens the configured database for a command that works on its data.
 *
 * @throws Error if it has not been set up, is of something else or has another version; creates nothing
 */
export async function openReadyPlatform(): Promise<Platform> {
  const config = configHere();
  refuseNoDatabase(config);
  const platform = await openPlatform(config, 'look');
  try {
    await refuseForeignDatabase(platform.orm);
    await refuseNewerSchema(platform.orm);
    if ((await appliedMigrations(platform.orm)).length === 0)
      throw new Error('The database is empty. Set it up with: inko setup');
    if ((await schemaState(platform.orm)).pending === 0) return platform;
    throw new Error('The database is not up to date. Run: inko migrate');
  } catch (error) {
    await closeDatabase(platform.orm);
    throw error;
  }
}

/** Runs work on a database of any version; creates nothing. */
export async function withDatabase<Result>(
  config: Config,
  work: (orm: MikroORM) => Promise<Result>,
): Promise<Result> {
  refuseNoDatabase(config);
  const orm = await openDatabase(config.databaseUrl, databaseSchema, poolOf(config), 'look');
  try {
    return await work(orm);
  } finally {
    await closeDatabase(orm);
  }
}

function refuseNoDatabase({ databaseUrl }: Config): void {
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'sqlite' && !existsSync(kind.file))
    throw new Error(
      `There is no database ${kind.file} (DATABASE_URL). inko db restore FILE puts a backup there, inko setup makes a new one.`,
    );
}

/**
 * The configuration of the installation; relative paths are resolved from its folder. INKO_ENVIRONMENT_FILE names a
 * file of variables that take precedence: docs/betrieb/inko gives that of systemd's units.
 */
export function configHere(): Config {
  const file = process.env.INKO_ENVIRONMENT_FILE;
  // PostgreSQL's programs read some of them, too.
  if (file) Object.assign(process.env, readEnvironmentFile(named(file)));
  goTo(projectRoot());
  return readConfig(process.env);
}

async function openPlatform(config: Config, use: 'work' | 'look'): Promise<Platform> {
  const orm = await openDatabase(config.databaseUrl, databaseSchema, poolOf(config), use);
  // Commands say themselves what failed.
  Logger.overrideLogger(false);
  const clock = new SystemClock();
  return {
    config,
    clock,
    orm,
    operator: operatorHere(),
  };
}

/** The services on an open database. Nest's core is loaded by commands that need one alone. */
export async function servicesOf({ orm, config, clock }: Platform): Promise<Services> {
  const { NestFactory } = await import('@nestjs/core');
  const root = ProductModule.forRoot({ em: orm.em.fork(), config, clock });
  return NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
}

/** The account running the command. */
export function operatorHere(): OperatorActor {
  return { kind: 'operator', name: userInfo().username };
}
