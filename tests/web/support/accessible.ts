import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Telephone, tablet, desk; and what axe looks for at each. */
const WIDTHS = [
  { width: 320, except: [] },
  // It takes half of the time, and no page has colours of its own here.
  { width: 768, except: ['color-contrast'] },
  { width: 1280, except: [] },
] as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(import.meta.url);
/** axe itself, packed: the builder would bring in its 1.5 MB twice for each look. */
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Of what axe may fetch anew before it looks, only films and sounds have a rule among ours. */
const PRELOADED = { preload: { assets: ['media'] } };

/** What three looks of axe may take on a slow machine, besides what the test itself takes. */
const LOOKS_MS = 30_000;

interface Looking {
  /** Selector of what another test looks at. */
  readonly except?: string | undefined;
  /** Names of rules that do not count. */
  readonly without?: readonly string[];
}

/** What axe finds on a page as it is, a line each: the rule, and the elements as they begin. */
export async function findingsOf(page: Page, looking: Looking = {}): Promise<readonly string[]> {
  const { except, without = [] } = looking;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What passes is not listed, no element is described by a selector, which takes a third of the time, and no second
  // page is opened to put frames together that there are none of.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ resultTypes: ['violations'], selectors: false, ...PRELOADED })
    .withTags(RULES)
    .disableRules([...without])
    .setLegacyMode();
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/**
 * Expects a page without a finding of axe, and without a way to scroll sideways, at each width.
 *
 * @param except selector of what another test looks at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  test.setTimeout(test.info().timeout + LOOKS_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, except: without } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawnAt, width);
    expect(await findingsOf(page, { except, without }), `at ${width} px`).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `overhang at ${width} px`).toBeLessThanOrEqual(0);
  }
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
