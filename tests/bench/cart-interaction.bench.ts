import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/found.mjs';
import { ANSWERS, area, line, WISH } from '../web/support/cart.ts';
import { startServer } from '../web/support/server.ts';
import { storeDraft } from '../web/support/stored-draft.ts';
import { login } from '../web/support/test.ts';
import { slowestInteraction, watchInteractions } from './interaction-probe.ts';
import { median, type Row } from './report.ts';

const SLOW_DOWN = 4;
const LIMIT_MS = 50;
const ROUNDS = 5;
const TABS = 5;
const LINES = 8;
/** Products of the demo catalogue with sizes, in turns. */
const PRODUCTS = ['28', '105'] as const;

/** Three areas of five proposals of eight lines. */
function fullCart() {
  return [0, 1, 2].map((careType) =>
    Array.from({ length: TABS }, (_, tab) => ({
      lines: Array.from({ length: LINES }, (_, index) =>
        line(`${careType}-${tab}-${index}`, PRODUCTS[index % PRODUCTS.length] ?? '28', 'M'),
      ),
    })),
  );
}

async function openFullCart(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await login(page, 'beratung');
  await page.goto('/cart');
  await storeDraft(page, { answers: ANSWERS, cart: fullCart() });
  await area(page, WISH).click();
  await page
    .getByRole('article')
    .nth(LINES - 1)
    .waitFor();
  await watchInteractions(page);
  return page;
}

/** Milliseconds of the slowest touch of a round: need by key, size and time of day by click, another proposal. */
async function round(page: Page, number: number): Promise<number> {
  const card = page.getByRole('article').nth(1);
  const touches = [
    async () => {
      await card.getByLabel('Bedarf am Tag').press(number % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
    },
    () => card.getByRole('radio', { name: number % 2 === 0 ? 'L' : 'M', exact: true }).click(),
    () => card.getByRole('radio', { name: number % 2 === 0 ? 'Tag' : 'Nacht', exact: true }).click(),
    () => page.getByRole('tab', { name: `Vorschlag ${2 + (number % 2)} ` }).click(),
  ];
  const times: number[] = [];
  for (const touch of touches) times.push(await slowestInteraction(page, touch));
  if (process.env.INKO_BENCH_DETAIL) console.error(times.join(' '));
  return Math.max(...times);
}

/**
 * Changing need, size, time of day or proposal in a calculator with 3 areas of 5 proposals of 8 lines, at a quarter
 * of the speed: the slowest touch of a round, the middle of the rounds, to 50 ms. No row without a Chromium.
 */
export async function cartInteractionRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === null) return [];
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await openFullCart(browser, server.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await round(page, 1);
    const worst: number[] = [];
    for (let number = 0; number < ROUNDS; number += 1) {
      worst.push(await round(page, number));
    }
    return [
      {
        name: `cart touch, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
        ratio: median(worst) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `slowest of need, size, time and proposal ${median(worst)} ms (3 areas, ${TABS} proposals, ${LINES} lines)`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
