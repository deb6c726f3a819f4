import type { Locator, Page } from '@playwright/test';

/** More stops than any screen has. */
const MANY = 200;

/** Goes on with the tabulator until a test of the element and of what has the focus holds. */
export async function tabUntil(
  page: Page,
  target: Locator,
  reached: (element: Element) => boolean,
): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MANY; stop += 1) {
    if (await target.evaluate(reached)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator never comes to ${target}.`);
}

/** Goes on with the tabulator until an element has the focus. */
export const tabTo = (page: Page, target: Locator): Promise<void> =>
  tabUntil(page, target, (element) => element === document.activeElement);

/** Comes to an element with the tabulator and presses a key on it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
