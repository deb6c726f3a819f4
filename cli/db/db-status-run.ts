import { productVersion } from '#platform';
import { databaseState } from '#setup';
import type { OutputRow } from '../output/output.ts';
import { configHere, withDatabase } from '../program/open-platform.ts';

/** The state of the configured database, even if it is not up to date. */
export async function databaseStatus(): Promise<OutputRow> {
  const version = productVersion();
  const config = configHere();
  return withDatabase(config, async (orm) => ({
    program: version,
    ...(await databaseState(orm, config.databaseUrl)),
  }));
}
