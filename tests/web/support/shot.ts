import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Folder that pictures of screens go to, for people to look at; without it none is taken. */
const FOLDER = process.env.INKO_SHOTS;

/** Telephone, tablet, desk. */
const WIDTHS = [360, 820, 1440];

/** Takes a picture of a page as it is: of all of it, or of the window where a dialog lies above. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
}

/** Takes a picture of a page at each width. */
export async function shots(page: Page, name: string): Promise<void> {
  if (FOLDER) await atEachWidth(page, (width) => shot(page, `${name}-${width}`));
}

/** Expects a page that no window has to scroll sideways, at each width; takes a picture of each. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  await atEachWidth(page, async (width) => {
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A list looks whether its table fits once the window has another width.
    await expect.poll(over, { message: `${name} is wider than a window of ${width} px` }).toBe(0);
    await shot(page, `${name}-${width}`);
  });
}

async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
  if (size !== null) await page.setViewportSize(size);
}
