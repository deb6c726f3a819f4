import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '#auth';
import { OwnPriceAdminService } from '#consultation';
import { writeOwnPrices } from '#institution';
import { openDatabase, SystemClock } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import { databaseSchema, Services } from '#setup';
import { testConfig } from '../server/support/test-config.ts';
import { startServer } from '../web/support/server.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { inTurns, median, type Row } from './report.ts';

const SIZES = 2000;

/** Own prices with 2,000 sizes: what saving all of them takes. */
export async function ownPriceRows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const file = join(server.folder, 'test.sqlite');
    growCatalogue(file, SIZES);
    return [await savingRow(file)];
  } finally {
    await server.stop();
  }
}

/** The service's one transaction, with its check, version and audit entry, to the inserts alone. */
async function savingRow(file: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-bench-'));
  const copy = join(folder, 'prices.sqlite');
  copyFileSync(file, copy);
  const orm = await openDatabase(`sqlite:${copy}`, databaseSchema);
  try {
    const em = orm.em.fork() as SqlEntityManager;
    const services = new Services({ em, clock: new SystemClock(), config: testConfig(`sqlite:${copy}`) });
    const admin = services.get(OwnPriceAdminService);
    const { id: userId, institution } = await em.findOneOrFail(User, { loginKey: 'leitung' });
    const actor: UserActor = {
      kind: 'user',
      userId,
      institutionId: institution.id,
      rights: new Set(RIGHTS),
      admin: false,
      waiting: false,
    };
    const ids = await em.execute<{ id: number }[]>('select "id" from "product_size"');
    const texts = Object.fromEntries(ids.map(({ id }) => [id, '12,34']));
    const cents = new Map(ids.map(({ id }) => [String(id), 1234]));
    const empty = () => em.execute('delete from "own_price"');
    const timed = async (work: () => Promise<unknown>) => {
      await empty();
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const bare = () => em.fork().transactional((inner) => writeOwnPrices(inner, actor.institutionId, cents));
    const works = [() => timed(() => admin.change(actor, { prices: texts })), () => timed(bare)];
    // Once before it counts: the catalogue is read, the statements are prepared.
    for (const work of works) await work();
    const [saving = [], inserting = []] = await inTurns(9, works);
    return {
      name: `save ${SIZES} own prices, to the bare inserts`,
      ratio: median(saving) / median(inserting),
      limit: { atMost: 3 },
      detail: `${median(saving).toFixed(1)} ms to ${median(inserting).toFixed(1)} ms`,
    };
  } finally {
    await orm.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
