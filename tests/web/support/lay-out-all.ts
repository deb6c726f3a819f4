import type { Page } from '@playwright/test';

/** Lays out every row, as if each had been scrolled to: axe would measure those far away as they last stood. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.product { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
