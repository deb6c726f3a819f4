import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Folder that pictures of screens go to, for people to look at; without it none is taken. */
const FOLDER = process.env.INKO_SHOTS;

/** Telephone, tablet, desk. */
const WIDTHS = [360, 820, 1440];

/** Expects a page that no window has to scroll sideways, at each width; takes a picture of each. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A list looks whether its table fits once the window has another width.
    await expect.poll(over, { message: `${name} is wider than a window of ${width} px` }).toBe(0);
    if (!FOLDER) continue;
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage });
  }
  if (size !== null) await page.setViewportSize(size);
}
