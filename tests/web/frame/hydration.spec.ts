import type { Page } from '@playwright/test';
import { addWaitingUser } from '../support/add-user.ts';
import { expect, login, signIn, test } from '../support/test.ts';
import { translate, withTranslator } from '../support/translated.ts';

// The page is there before its scripts are. Typing or clicking that early must not end them.
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

test.describe('what is typed before the scripts are there', () => {
  // What React reports where the document is not the one that the server has sent.
  test.use({ untilAlive: false, expectedErrors: /React error #(418|423|425)/ });

  /** A page whose scripts wait for `release`, as on a slow connection. */
  async function openHeld(page: Page, path: string): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => addEventListener('alive', () => Object.assign(window, { isAlive: true })));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return release;
  }

  const alive = (page: Page) => page.waitForFunction(() => 'isAlive' in window);

  /** Elements that extensions of a browser put into every page. */
  const extend = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.classList.add('extended');
      document.head.prepend(document.createElement('meta'));
      document.body.prepend(document.createElement('div'));
      document.querySelector('input')?.after(document.createElement('span'));
    });

  test.beforeEach(({ context }) => withTranslator(context, 'call'));

  const asSent = async () => {};

  for (const [document, change] of [
    ['as it was sent', asSent],
    ['with what an extension has put into it', extend],
    ['that is translated', translate],
  ] as const)
    test(`is kept in a document ${document}`, async ({ page }) => {
      const release = await openHeld(page, '/login');
      await change(page);
      await page.getByLabel('Benutzername').fill('beratung');
      await page.getByLabel('Passwort', { exact: true }).pressSequentially('halb');
      release();
      await alive(page);
      await expect(page.getByLabel('Benutzername')).toHaveValue('beratung');
      await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('halb');
      await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
      await page.keyboard.type('es');
      await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('halbes');
    });

  test('is known to the screen, and searches a list', async ({ page, server }) => {
    addWaitingUser(server, 'tippend');
    await signIn(page, 'tippend');
    const release = await openHeld(page, '/createPassword');
    await extend(page);
    await page.getByLabel('Passwort', { exact: true }).fill('Linden-Allee-26!');
    release();
    await expect(page.getByText('Länge und Zeichen passen.')).toBeVisible();
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('Linden-Allee-26!');

    await page.unrouteAll();
    await signIn(page, 'admin');
    const releaseList = await openHeld(page, '/cms/6');
    await translate(page);
    await page.getByRole('searchbox', { name: 'Suche' }).fill('gibt es nicht');
    releaseList();
    await expect(page).toHaveURL(/q=gibt\+es\+nicht/);
    await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue('gibt es nicht');
  });
});
