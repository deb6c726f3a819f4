import { closeDatabase, ImportRuns } from '#platform';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { openReadyPlatform } from './open-platform.ts';

/** Services on the configured database, until closed. */
interface OpenServices {
  readonly services: Services;
  readonly operator: OperatorActor;
  close(): Promise<void>;
}

/** Opens the configured database for a command that works on its data. */
export async function openServices(): Promise<OpenServices> {
  const { services, operator, orm } = await openReadyPlatform();
  for (const said of await services.get(ImportRuns).interrupted()) process.stderr.write(`inko: ${said}\n`);
  return { services, operator, close: () => closeDatabase(orm) };
}

/** Runs work on the data of the configured database, and closes it. */
export async function withServices<Result>(
  work: (services: Services, operator: OperatorActor) => Promise<Result>,
): Promise<Result> {
  const { services, operator, close } = await openServices();
  try {
    return await work(services, operator);
  } finally {
    await close();
  }
}
