import type { Page } from '@playwright/test';

/** Presses what saves documents, and waits until as many files have been saved. */
export async function untilSaved(page: Page, files: number, press: () => Promise<void>): Promise<void> {
  let saved = 0;
  const all = new Promise<void>((resolve) => {
    page.on('download', () => {
      saved += 1;
      if (saved === files) resolve();
    });
  });
  await press();
  await all;
  page.removeAllListeners('download');
}
