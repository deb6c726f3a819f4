import type { Browser, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../web/support/server.ts';
import { login } from '../../web/support/test.ts';
import { measuredPage, measuringBrowser } from '../interaction/touch-ratio.ts';
import type { Row } from '../report.ts';
import { fullConsultation, shortConsultation } from './consultations.ts';
import { CountedPage } from './counted-page.ts';
import { keyboardConsultation } from './keyboard-consultation.ts';
import { ONE_BY_ONE, productEntry } from './product-entry.ts';

/**
 * Clicks and keys of a consultation on a tablet, from 'Beratung beginnen' to its last document or, the short way, to
 * the summary, and of a product that the vendor enters. Counted, not timed: the figure is a number of touches. No row without a Chromium.
 */
export async function touchRows(): Promise<Row[]> {
  const browser = await measuringBrowser();
  if (browser === null) return [];
  const server = await startServer();
  try {
    const all = await counted(browser, server, false, fullConsultation);
    const keys = await counted(browser, server, false, keyboardConsultation);
    const short = await counted(browser, server, true, shortConsultation);
    return [
      row('clicks, everything asked', all.clicks, 34),
      row('keys, everything asked', all.keys, 40),
      row('presses, by keyboard alone', keys.keys, 90),
      row('clicks, the short way', short.clicks, 14),
      row('keys, the short way', short.keys, 13),
      await productRow(browser, server),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Walks a consultation of a user who has chosen the way of asking before. */
async function counted(
  browser: Browser,
  server: RunningServer,
  short: boolean,
  walk: (counted: CountedPage) => Promise<void>,
): Promise<CountedPage> {
  const page = await measuredPage(browser, server.url);
  page.setDefaultTimeout(60_000);
  await login(page, 'beratung');
  await page.goto('/wizard/0');
  await page.getByRole('checkbox', { name: /^Kurz fragen: \d+ statt \d+ Fragen$/ }).setChecked(short);
  await page.goto('/');
  return walked(page, walk);
}

/** What entering a product of seven sizes takes, to the same product size by size. */
async function productRow(browser: Browser, server: RunningServer): Promise<Row> {
  const page = await measuredPage(browser, server.url);
  page.setDefaultTimeout(60_000);
  await login(page, 'admin');
  await page.goto('/cms/4');
  const { clicks, keys } = await walked(page, productEntry);
  return {
    name: 'touches, a product of seven sizes',
    ratio: (clicks + keys) / ONE_BY_ONE,
    limit: { atMost: 0.4 },
    detail: `${clicks} clicks and ${keys} keys to ${ONE_BY_ONE} one by one`,
  };
}

/** Counts a walk, and closes its window. */
async function walked(page: Page, walk: (counted: CountedPage) => Promise<void>): Promise<CountedPage> {
  const result = new CountedPage(page);
  await walk(result);
  await page.context().close();
  return result;
}

const row = (name: string, count: number, atMost: number): Row => ({
  name,
  ratio: count,
  limit: { atMost },
  detail: 'counted at 820 px',
});
