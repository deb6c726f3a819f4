import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { chromium } from '@playwright/test';
import { User } from '#auth';
import { OwnPriceAdminService } from '#consultation';
import { writeOwnPrices } from '#institution';
import { openDatabase, SystemClock } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import { databaseSchema, Services } from '#setup';
import { findChromium } from '../../scripts/found.mjs';
import { testConfig } from '../server/support/test-config.ts';
import { PASSWORD, startServer } from '../web/support/server.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { slowestInteraction, watchInteractions } from './interaction-probe.ts';
import { inTurns, median, type Row } from './report.ts';

const SIZES = 2000;
const SLOW_DOWN = 4;
const LIMIT_MS = 50;
const ROUNDS = 5;

/** What is typed in each price: every state that a row can have. */
const KEYS = ['1', '2', ',', '5', '0', 'Enter'] as const;

/** Own prices with 2,000 sizes: what a key that is pressed takes, and what saving all of them takes. */
export async function ownPriceRows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const file = join(server.folder, 'test.sqlite');
    growCatalogue(file, SIZES);
    return [...(await typingRows(server.url)), await savingRow(file)];
  } finally {
    await server.stop();
  }
}

/** The slowest key of a round, the middle of the rounds, at a quarter of the speed. No row without a Chromium. */
async function typingRows(url: string): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === null) return [];
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 820, height: 1180 },
      locale: 'de-DE',
    });
    await page.request.post('/login', { form: { username: 'leitung', password: PASSWORD }, maxRedirects: 0 });
    await page.goto('/settings/3');
    await page.waitForFunction(() => 'routes/settings-prices' in window.__remixRouteModules);
    await page.locator('input[data-price]').first().focus();
    await watchInteractions(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const worst: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const keys: number[] = [];
      for (const key of KEYS) keys.push(await slowestInteraction(page, () => page.keyboard.press(key)));
      if (process.env.INKO_BENCH_DETAIL) console.error(keys.join(' '));
      worst.push(Math.max(...keys));
    }
    return [
      {
        name: `type a price of ${SIZES}, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
        ratio: median(worst) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `slowest of ${KEYS.length} keys ${median(worst)} ms`,
      },
    ];
  } finally {
    await browser.close();
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
