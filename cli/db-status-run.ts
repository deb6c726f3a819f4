import { databaseState } from '#setup';
import { configHere, withDatabase } from './open-platform.ts';
import type { OutputRow } from './output.ts';
import { readVersion } from './read-version.ts';

/** What the configured database is; also of one that is not up to date. */
export async function databaseStatus(): Promise<OutputRow> {
  const { version } = await readVersion();
  const config = configHere();
  return withDatabase(config, async (orm) => ({
    program: version,
    ...(await databaseState(orm, config.databaseUrl)),
  }));
}
