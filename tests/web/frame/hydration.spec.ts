import { expect, login, test } from '../support/test.ts';

// The page is there before its scripts are. Whoever types or clicks that early must not end them.
test('a key pressed while the scripts arrive leaves the page alive', async ({ page }) => {
  await login(page, 'beratung');
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    // A key in every gap that the scripts leave, until they have taken over.
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      if (document.querySelector('main button:enabled') === null) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
});
