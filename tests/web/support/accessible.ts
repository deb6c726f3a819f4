import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Telephone, tablet, desk. */
const WIDTHS = [320, 768, 1280] as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects a page without a finding of axe, and without a way to scroll sideways, at each width.
 *
 * @param except selector of what another test looks at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const axe = new AxeBuilder({ page }).withTags(RULES);
    const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found, `at ${width} px`).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `overhang at ${width} px`).toBeLessThanOrEqual(0);
  }
}
