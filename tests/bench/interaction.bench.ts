import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/found.mjs';
import { PASSWORD, startServer } from '../web/support/server.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { type Probed, slowestInteraction, watchInteractions } from './interaction-probe.ts';
import { median, type Row } from './report.ts';

const SIZES = 2000;
const SLOW_DOWN = 4;
const LIMIT_MS = 100;
const ROUNDS = 5;

/** Filters as somebody at the counter touches them: few rows change, many, nearly all. */
const FILTERS = ['Slip', 'Schwere', 'Premium', 'M', 'Vorlage'] as const;

async function openCatalogue(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, locale: 'de-DE' });
  await page.goto(`${url}/login`);
  await page.getByLabel('Benutzername').fill('beratung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.goto(`${url}/products`);
  await page.getByRole('checkbox', { name: 'Slip', exact: true }).waitFor();
  await watchInteractions(page);
  return page;
}

/** Milliseconds of the slowest interaction of a touch of a filter; the list has followed when this returns. */
function touch(page: Page, filter: string): Promise<number> {
  const count = page.locator('[role=tabpanel]:not([hidden]) .catalogue-count');
  return slowestInteraction(page, async () => {
    const before = await count.textContent();
    await page.getByRole('checkbox', { name: filter, exact: true }).click();
    // A filter that all rows pass changes nothing that could be seen.
    await page.waitForFunction(
      ({ before }) =>
        document.querySelector('[role=tabpanel]:not([hidden]) .catalogue-count')?.textContent !== before ||
        (window as unknown as Probed).interactions.length > 0,
      { before },
    );
  });
}

/**
 * Filtering 2,000 sizes at a quarter of the speed: the slowest touch of a round, the middle of the rounds, to
 * the 100 ms that people take for "at once". No row without a Chromium.
 */
export async function interactionRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === null) return [];
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
    const page = await openCatalogue(browser, server.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const worst: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const touches: number[] = [];
      // Ticked one by one, so that the list narrows, then taken back.
      for (const filter of [...FILTERS, ...FILTERS]) touches.push(await touch(page, filter));
      if (process.env.INKO_BENCH_DETAIL) console.error(touches.join(' '));
      worst.push(Math.max(...touches));
    }
    return [
      {
        name: `filter ${SIZES} sizes, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
        ratio: median(worst) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `slowest of ${FILTERS.length * 2} touches ${median(worst)} ms`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
