import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../web/support/server.ts';
import { login } from '../../web/support/test.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { load } from '../load.ts';
import type { Row } from '../report.ts';
import type { Touch } from './interaction-probe.ts';
import { measuredPage, measuringBrowser, SLOW_DOWN, touchRatio } from './touch-ratio.ts';
import { writtenByHand } from './written-by-hand.ts';

const SIZES = load(2000, 600);

/**
 * Filters as somebody at the counter touches them, ticked one by one, so that the list narrows, then taken back: few
 * rows change, many, nearly all, and each time the number of products, by which the list is known to have followed.
 */
const FILTERS = ['Slip', 'Schwere', 'Premium', 'M', 'Vorlage'] as const;
const TAKEN_BACK = ['M', 'Slip', 'Schwere', 'Premium', 'Vorlage'] as const;

const TOUCHES: readonly Touch[] = [...FILTERS, ...TAKEN_BACK].map((filter) => ({
  name: filter,
  event: 'pointerup',
  readout: '[role=tabpanel]:not([hidden]) .catalogue-count',
  target: '.filters label',
  text: filter,
}));

async function openCatalogue(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser, url);
  await login(page, 'beratung');
  await page.goto('/products');
  await page.getByRole('checkbox', { name: 'Slip', exact: true }).waitFor();
  return page;
}

/**
 * Filtering 2,000 sizes: the time to the next picture, to that of a page written by hand which filters an array and
 * rebuilds the list (catalogue-by-hand.mjs). The product's list may follow a picture later; the detail says
 * how long the touches take until it has. No row without a Chromium.
 */
export async function interactionRows(): Promise<Row[]> {
  const browser = await measuringBrowser();
  if (browser === null) return [];
  const server = await startServer();
  try {
    growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
    const product = await openCatalogue(browser, server.url);
    const peer = await writtenByHand(product, 'catalogue-by-hand.mjs', null);
    const byHand = await measuredPage(browser, peer.url);
    await byHand.goto('/');
    const { answered, done, detail } = await touchRatio(product, byHand, () => TOUCHES);
    await peer.stop();
    return [
      {
        name: `filter ${SIZES} sizes, CPU ${SLOW_DOWN}x slower, to by hand`,
        ratio: answered,
        limit: { atMost: 0.7 },
        detail: `until the list has followed ${done.toFixed(2)}; ${detail}`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
