import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/found.mjs';
import { CART, EMPTY } from '../../web/support/cart.ts';
import { made, openScreen, PATIENT, paper } from '../../web/support/documents.ts';
import { startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { median, type Row } from '../report.ts';

const SLOW_DOWN = 4;
const LIMIT_MS = 200;
const ROUNDS = load(5, 1);
/** Decided for, as most are printed: the patient's page, the figures and one declaration. */
const [needs, [wished] = []] = CART;
const DECIDED = { cart: [needs, [wished], [EMPTY]], chosenProposal: wished?.lines.map(({ id }) => id) };

type Probed = Window & { longTasks: number[] };

async function openOffer(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 820, height: 1180 },
  });
  await openScreen(page, '/offer', { answers: PATIENT, ...DECIDED });
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return page;
}

/** Milliseconds of the longest task from the touch to the file; 50, the least that counts, where all were shorter. */
async function round(page: Page): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Probed).longTasks.length = 0;
  });
  await page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ }).click();
  await made(page).waitFor();
  await paper(page).waitFor();
  const longest = await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1)
      // On a machine that is never idle it goes on all the same.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    return Math.max(50, ...(window as unknown as Probed).longTasks);
  });
  await page.getByRole('button', { name: 'Schließen' }).click();
  return longest;
}

/**
 * Opening and making a care proposal at a quarter of the speed, the first time with all that is
 * loaded for it: the longest task of the page, to 200 ms. No row without a Chromium.
 */
export async function documentRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === null) return [];
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const longest: number[] = [];
    for (let number = 0; number < ROUNDS; number += 1) {
      const page = await openOffer(browser, server.url);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      longest.push(Math.max(await round(page), await round(page)));
      await page.context().close();
    }
    if (process.env.INKO_BENCH_DETAIL) console.error(longest.join(' '));
    return [
      {
        name: `document task, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
        ratio: median(longest) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `longest task of the page while a care proposal is made ${median(longest)} ms`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
