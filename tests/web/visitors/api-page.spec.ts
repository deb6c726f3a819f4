import { expect, test } from '../support/test.ts';

test.describe('the page of the documented calls', () => {
  // @spec access-7-4
  test('leads to each call by the keyboard, in the product’s look', async ({ page }) => {
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
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the same', async ({ page }) => {
    await page.goto('/static/api/#post_auth_login');
    const call = page.getByRole('article', { name: 'Anmelden', exact: true });
    await expect(call.getByRole('row', { name: /^username ja/ })).toBeVisible();
    await call.getByRole('link', { name: 'Anmeldefehler' }).click();
    await expect(page.getByRole('article', { name: 'Anmeldefehler' })).toBeInViewport();
  });
});
