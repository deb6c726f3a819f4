import type { Page } from '@playwright/test';

/** Opens a screen of `npm run dev` and waits until it hears of changes: its socket is open, its scripts run. */
export async function hearsOfChanges(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(address);
  await connected;
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
