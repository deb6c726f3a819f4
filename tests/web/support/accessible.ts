import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Telephone, tablet, desk. A tablet has a layout of its own, but no element that the others lack: axe leaves it out. */
const WIDTHS = [
  { width: 320, axe: true },
  { width: 768, axe: false },
  { width: 1280, axe: true },
] as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(import.meta.url);
/** axe itself, packed: the builder would bring in its 1.5 MB twice for each look. */
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Of what axe may fetch again before it looks, only films and sounds have a rule among ours. */
const PRELOADED = { preload: { assets: ['media'] } };

/** What two looks of axe may take on a slow machine, besides what the test itself takes. */
const LOOKS_MS = 30_000;

/**
 * What axe finds on a page as it is, a line each: the rule, and the elements as they begin.
 *
 * @param except selector of what another test looks at
 */
async function findingsOf(page: Page, except?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What passes is not listed, no element is described by a selector, which takes a third of the time, and no second
  // page is opened to put frames together that there are none of.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ resultTypes: ['violations'], selectors: false, ...PRELOADED })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/**
 * Expects a page without a finding of axe, and without a way to scroll sideways, at each width; leaves its window as it
 * was.
 *
 * @param except selector of what another test looks at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  test.setTimeout(test.info().timeout + LOOKS_MS);
  const size = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, axe } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawnAt, width);
    if (axe) expect(await findingsOf(page, except), `at ${width} px`).toEqual([]);
    // A list looks whether its table fits once the window has another width.
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang, `overhang at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ reducedMotion: null });
  if (size !== null) await page.setViewportSize(size);
}

/**
 * Waits in the browser until the page is laid out at a width and drawn: axe notes first where everything lies, and
 * would find the text of a button over what lay there before.
 */
const drawnAt = (width: number): Promise<void> =>
  new Promise((done) => {
    const look = () =>
      innerWidth === width
        ? requestAnimationFrame(() => requestAnimationFrame(() => done()))
        : requestAnimationFrame(look);
    look();
  });
