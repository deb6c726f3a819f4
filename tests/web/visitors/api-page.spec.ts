import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { expect, test } from '../support/test.ts';

// @spec access-7-4
test('the page of the documented calls leads to each call by the keyboard, in the product’s look', async ({
  page,
}) => {
  await page.goto('/static/api/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inkoberatung: Aufrufe');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#aufrufe$/);
  const contents = page.getByRole('navigation', { name: 'Aufrufe' });
  await contents.getByRole('link', { name: 'PUT register.php' }).press('Enter');
  const call = page.getByRole('article', { name: 'Institution mit Hauptbenutzer registrieren' });
  await expect(call).toBeInViewport();
  await expect(call.getByRole('row', { name: /^Mail ja/ })).toContainText('1 bis 254 Zeichen');
  await expect(call.getByText('Zu viele Anfragen von dieser Adresse.')).toBeVisible();
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font).toContain('Source Sans 3');
  await expectToFit(page, 'api');
  // All of them are made alike: some are enough for axe, which would take long for more than a hundred.
  await page.evaluate(() => {
    for (const call of [...document.querySelectorAll('article')].slice(15)) call.remove();
  });
  await expectAccessible(page);
});
