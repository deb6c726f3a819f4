import type { Page } from '@playwright/test';
import { storedText } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });
const tooLong = (page: Page) => page.getByRole('alert', { name: 'Bitte kürzen Sie noch:' });

// @spec consultation-wizard-6
test('a text is counted towards its end, and too much of it is kept, marked and not passed over', async ({
  page,
}) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  await page.getByRole('radio', { name: 'Frau', exact: true }).check();
  const field = lastname(page);
  await field.fill('x'.repeat(47));
  await expect(page.getByText(/^noch \d+ Zeichen$/)).toHaveCount(0);
  await field.fill('x'.repeat(56));
  await expect(page.locator('.text-count', { hasText: 'noch 4 Zeichen' })).toBeVisible();

  const before = await storedText(page);
  // As if pasted: the browser's own limit would cut it.
  await field.fill(`${'x'.repeat(60)}und noch mehr`);
  await expect(field).toHaveValue(`${'x'.repeat(60)}und noch mehr`);
  await expect(
    page.getByText('13 Zeichen zu viel: Bitte kürzen Sie auf höchstens 60 Zeichen.'),
  ).toBeVisible();
  await expect(field).toHaveAccessibleDescription(
    'Fehler: 13 Zeichen zu viel: Bitte kürzen Sie auf höchstens 60 Zeichen.',
  );
  // Said aloud once the hand rests.
  await expect(page.locator('[aria-live=polite]', { hasText: '13 Zeichen zu viel' })).toHaveCount(1);
  await expect.poll(() => storedText(page)).not.toBe(before);

  await page.reload();
  await expect(field).toHaveValue(/und noch mehr$/);
  await page.getByRole('button', { name: 'weiter', exact: true }).click();
  await expect(tooLong(page)).toBeFocused();
  await tooLong(page).getByRole('link', { name: 'Nachname' }).click();
  await expect(field).toBeFocused();
  await field.fill('Sommer');
  await expect(tooLong(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'weiter', exact: true }).click();
  await expect(page).toHaveURL(/\/wizard\/2$/);
});
