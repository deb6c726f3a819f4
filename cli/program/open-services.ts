import { closeDatabase, ImportRuns, MailService } from '#platform';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { openReadyPlatform, servicesOf } from './open-platform.ts';

/** Services on the configured database, until closed. */
interface OpenServices {
  readonly services: Services;
  readonly operator: OperatorActor;
  close(): Promise<void>;
}

type Work<Result> = (services: Services, operator: OperatorActor) => Promise<Result>;

/** Opens the configured database for a command that reads its data. */
export async function openServices(): Promise<OpenServices> {
  const platform = await openReadyPlatform();
  const { operator, orm } = platform;
  const services = await servicesOf(platform);
  const close = async () => {
    await services.get(MailService).recorded();
    await closeDatabase(orm);
  };
  return { services, operator, close };
}

/** Runs work that writes nothing on the data of the configured database, and closes it. */
export async function readServices<Result>(work: Work<Result>): Promise<Result> {
  const { services, operator, close } = await openServices();
  try {
    return await work(services, operator);
  } finally {
    await close();
  }
}

/** Runs work on the configured database, reports interrupted imports, and closes it. */
export function withServices<Result>(work: Work<Result>): Promise<Result> {
  return readServices(async (services, operator) => {
    for (const said of await services.get(ImportRuns).interrupted()) process.stderr.write(`inko: ${said}\n`);
    return work(services, operator);
  });
}
