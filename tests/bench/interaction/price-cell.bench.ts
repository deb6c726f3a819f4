import { join } from 'node:path';
import { startServer } from '../../web/support/server.ts';
import { login } from '../../web/support/test.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { load } from '../load.ts';
import { median, type Row } from '../report.ts';
import { type Touch, type TouchTime, timeTouch } from './interaction-probe.ts';
import { measuredPage, measuringBrowser, SLOW_DOWN } from './touch-ratio.ts';

const SIZES = load(2000, 600);
const CELLS = load(15, 3);
const LIMIT_MS = 50;

/**
 * Typing into a cell of the table of 2,000 prices: the time from the key to the next picture, as of all touches; the
 * detail says how long it takes until the screen says that the price is not saved yet. A figure of this machine, as it
 * is promised; no row without a Chromium.
 */
export async function priceCellRows(): Promise<Row[]> {
  const browser = await measuringBrowser();
  if (browser === null) return [];
  const server = await startServer();
  try {
    growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
    const page = await measuredPage(browser, server.url);
    await login(page, 'leitung');
    await page.goto('/settings/3');
    await page.waitForSelector('input[data-price]');
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('tbody:not([hidden]) input[data-price]')].map(
        ({ id }) => id,
      ),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const times: TouchTime[] = [];
    // From all over the table; the first is not measured.
    for (let cell = 0; cell <= CELLS; cell += 1) {
      const touch: Touch = {
        name: 'a digit',
        event: 'keydown',
        readout: '.save-row .form-state',
        target: `#${ids[Math.floor((cell * ids.length) / (CELLS + 1))]}`,
        key: '5',
      };
      const time = await timeTouch(page, touch);
      if (cell > 0) times.push(time);
    }
    const middle = (kind: keyof TouchTime) => median(times.map((time) => time[kind]));
    return [
      {
        name: `type a price of ${SIZES}, CPU ${SLOW_DOWN}x slower, to ${LIMIT_MS} ms`,
        ratio: middle('answered') / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${middle('answered').toFixed(0)} ms, ${middle('done').toFixed(0)} ms until all is said`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
