import type { Browser } from '@playwright/test';
import { startServer } from '../../web/support/server.ts';
import { login } from '../../web/support/test.ts';
import { measuringBrowser, SLOW_DOWN } from '../interaction/touch-ratio.ts';
import { load } from '../load.ts';
import type { Row } from '../report.ts';
import { slowDown, timedPage, timeShown } from './slowed-page.ts';

const LIMIT_MS = 500;
const ROUNDS = load(5, 1);
const FILES = {
  encrypted: 'data/fixtures/dokumentation-v1-verschluesselt.pdf',
  readable: 'data/fixtures/dokumentation-v1.pdf',
} as const;

/** What the adviser waits for, in milliseconds. */
interface Waits {
  /** From the file to what it holds. */
  readonly read: number;
  /** From the touch that begins the Folgeberatung to its first screen. */
  readonly begun: number;
}

async function openRecord(browser: Browser, url: string, file: string): Promise<Waits> {
  const page = await timedPage(browser, url);
  await login(page, 'beratung');
  const opening = page.getByRole('main').getByRole('button', { name: 'Folgeberatung: Dokumentation öffnen' });
  await opening.click();
  const dialog = page.getByRole('dialog', { name: 'Dokumentation öffnen' });
  const input = dialog.getByLabel('PDF der Dokumentation');
  await input.waitFor();
  // What the home page loads while nothing is asked of it.
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const read = await timeShown(page, ['change', 'dialog strong', 'Beratung vom'], () =>
    input.setInputFiles(file),
  );
  const begun = await timeShown(page, ['click', '.reopened .then-now', 'Sie zahlen im Monat'], () =>
    dialog.getByRole('button', { name: 'Folgeberatung beginnen' }).click(),
  );
  await page.context().close();
  return { read, begun };
}

/**
 * Opening a Dokumentation at a quarter of the speed, readable and encrypted, the first time in its window: from the
 * file to what it holds, and from the touch that begins with it to the first screen with its answers and prices. Each
 * of the waits, between which the adviser reads, to 500 ms; the least of the rounds, because whatever else the machine
 * does only adds to it. No row without a Chromium.
 */
export async function recordRows(): Promise<Row[]> {
  const browser = await measuringBrowser();
  if (browser === null) return [];
  const server = await startServer();
  const row = (name: string, detail: string, times: readonly number[]): Row => ({
    name: `record ${name}, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
    ratio: Math.min(...times) / LIMIT_MS,
    limit: { atMost: 1 },
    detail: `${detail} ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
  });
  try {
    const rows: Row[] = [];
    const begun: number[] = [];
    for (const [kind, file] of Object.entries(FILES)) {
      const waits: Waits[] = [];
      for (let round = 0; round < ROUNDS; round += 1) waits.push(await openRecord(browser, server.url, file));
      rows.push(
        row(
          kind,
          'from the file to what it holds',
          waits.map(({ read }) => read),
        ),
      );
      begun.push(...waits.map((each) => each.begun));
    }
    return [...rows, row('begun', 'from the touch to the first screen', begun)];
  } finally {
    await browser.close();
    await server.stop();
  }
}
