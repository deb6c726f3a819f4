import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/test.ts';

const PAGES = ['Impressum', 'Datenschutz', 'Barrierefreiheit', 'Feedback'];

// @spec consultation-frame-10 access-2-20
test('what the law wants is open to everybody and leads back to where one was', async ({ page }) => {
  await page.goto('/login');
  for (const title of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveTitle(`${title} – Inkoberatung`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'zurück' }).press('Enter');
    await expect(page).toHaveURL('/login');
  }
  await page.goto('/impressum');
  // There is no step back: to the start.
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveURL('/welcome');
  await page.goto('/impressum');
  await page.getByRole('banner').getByRole('link', { name: 'Inkoberatung' }).click();
  await expect(page).toHaveURL('/welcome');

  await signIn(page, 'beratung');
  await page.goto('/impressum');
  await page.getByRole('banner').getByRole('link', { name: 'Inkoberatung' }).click();
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await page.goBack();
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
});
