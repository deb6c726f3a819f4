import type { Page } from '@playwright/test';
import { storedText } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });

/** WebCrypto never comes to an end of sealing: as if the page were always gone before. */
async function holdUpSealing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.encrypt = () => new Promise(() => {});
  });
}

/** Opens the step of the person, with everything that is loaded after the page. */
async function openPerson(page: Page): Promise<void> {
  await page.goto('/wizard/1');
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(lastname(page)).toBeVisible();
  // What is loaded after the page has come: it asks for the next screens.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/prefetch')),
  );
}

// @spec consultation-3-1
test('what was typed is still there after Tab and a reload at once, however slow the browser seals', async ({
  page,
}) => {
  test.slow();
  await holdUpSealing(page);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await signIn(page, 'beratung');
  await openPerson(page);
  // Slow while the page is left: what is loaded after it need not be waited for.
  await slowDown(4);
  await lastname(page).fill('Sommer');
  await page.keyboard.press('Tab');
  await page.reload({ waitUntil: 'commit' });
  await slowDown(1);
  await settled(page);
  await expect(lastname(page)).toHaveValue('Sommer');
  // Nothing of it can be read in the browser's storage.
  expect(Object.keys(JSON.parse(await storedText(page)))).toHaveLength(1);
  expect(await storedText(page)).not.toMatch(/Sommer|lastname|answers/);
});

test('what was typed is still there without Tab, where the page is left for another, the browser put away or the window closed', async ({
  page,
  context,
}) => {
  await holdUpSealing(page);
  await signIn(page, 'beratung');
  await openPerson(page);
  await lastname(page).pressSequentially('Herbst');
  await page.goto('/impressum');
  await openPerson(page);
  await expect(lastname(page)).toHaveValue('Herbst');

  await lastname(page).fill('Winter');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const closed = await context.newPage();
  await holdUpSealing(closed);
  await openPerson(closed);
  await expect(lastname(closed)).toHaveValue('Winter');
  await closed.getByLabel('Vorname', { exact: true }).pressSequentially('Erika');
  const gone = closed.waitForEvent('close');
  await closed.close({ runBeforeUnload: true });
  await gone;
  const again = await context.newPage();
  await again.goto('/wizard/1');
  await expect(again.getByLabel('Vorname', { exact: true })).toHaveValue('Erika');
  await expect(lastname(again)).toHaveValue('Winter');
});
