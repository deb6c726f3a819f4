import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/found.mjs';
import { load } from '../load.ts';
import { median } from '../report.ts';
import { type Touch, type TouchTime, timeTouch } from './interaction-probe.ts';

const ROUNDS = load(9, 1);
/** The processor of both pages computes so many times slower: that of a counter's tablet. */
export const SLOW_DOWN = 4;

/** What the touches of a screen take, to the same touches of a page written by hand. */
export interface TouchRatio extends TouchTime {
  /** The middle of each touch on both pages, for people. */
  readonly detail: string;
}

/** One touch on the product's page and on the one written by hand. */
type Pair = readonly [TouchTime, TouchTime];

/** A browser for pages that are measured; null where there is no Chromium. */
export async function measuringBrowser(): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A window of a counter's tablet; its context gives the page a process of its own. */
export async function measuredPage(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 820, height: 1180 };
  return (await browser.newContext({ baseURL, locale: 'de-DE', viewport })).newPage();
}

/**
 * Makes the same touches on the product's page and on the one written by hand, in turns, so that a slow moment of the
 * machine meets both: the same browser, window, slowdown and elements (written-by-hand.ts). The ratio is that of the
 * sums over the touches of a round, the middle of the rounds; a sum, because one touch alone waits up to 16 ms for the
 * next picture. A first round is not measured: after each of its touches both pages must read the same.
 *
 * @param touches of a round, by its number
 */
export async function touchRatio(
  product: Page,
  byHand: Page,
  touches: (round: number) => readonly Touch[],
): Promise<TouchRatio> {
  for (const page of [product, byHand]) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  }
  const both = async (touch: Touch): Promise<Pair> => [
    await timeTouch(product, touch),
    await timeTouch(byHand, touch),
  ];
  for (const touch of touches(0)) {
    await both(touch);
    await requireSame(product, byHand, touch.name);
  }
  const rounds: Pair[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pairs: Pair[] = [];
    for (const touch of touches(round)) pairs.push(await both(touch));
    rounds.push(pairs);
  }
  const ratio = (kind: keyof TouchTime) => median(rounds.map((pairs) => ratioOf(pairs, kind)));
  const middle = (index: number, page: 0 | 1) =>
    median(rounds.map((pairs) => pairs[index]?.[page].answered ?? Number.NaN)).toFixed(0);
  const detail = touches(1)
    .map(({ name }, index) => `${name} ${middle(index, 0)}:${middle(index, 1)}`)
    .join(', ');
  return { answered: ratio('answered'), done: ratio('done'), detail: `${detail} ms` };
}

function ratioOf(pairs: readonly Pair[], kind: keyof TouchTime): number {
  const sum = (page: 0 | 1) => pairs.reduce((total, pair) => total + pair[page][kind], 0);
  return sum(0) / sum(1);
}

/** How long a list may follow the number that tells of it: rows are hidden in several pictures. */
const FOLLOWS_MS = 10_000;

/** Pages that say different things are not to be compared. */
async function requireSame(product: Page, byHand: Page, touch: string): Promise<void> {
  const until = performance.now() + FOLLOWS_MS;
  for (;;) {
    const [ours = [], theirs = []] = await Promise.all(
      [product, byHand].map(async (page) => (await page.locator('main').innerText()).split('\n')),
    );
    const line = ours.findIndex((each, index) => each !== theirs[index]);
    if (line === -1 && ours.length === theirs.length) return;
    if (performance.now() > until)
      throw new Error(`After ${touch} the page by hand says „${theirs[line]}“, the product „${ours[line]}“`);
  }
}
