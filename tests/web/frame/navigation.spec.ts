import { expect, signIn, test } from '../support/test.ts';

// A user who presses two things quickly means the second. While its screen is still being loaded, the first
// navigation ends, and with it the router lets go of what waits.
test('a way that waits for its screen is not lost to an earlier one that ends', async ({ page }) => {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/prefetch', async (route) => {
    await gate;
    await route.continue();
  });
  await signIn(page, 'beratung');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeEnabled();
  const asked = page.waitForRequest('**/prefetch');
  await page.evaluate(() => {
    // In one task: the second comes while the first is under way, on every machine.
    document.querySelector<HTMLElement>('nav a[href="/"]')?.click();
    document.querySelector<HTMLElement>('main button')?.click();
  });
  await asked;
  letThrough();
  await expect(page).toHaveURL(/\/wizard\/0$/);
});
