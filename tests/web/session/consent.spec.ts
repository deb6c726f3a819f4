import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { change } from '../support/session.ts';
import { expect, login, test } from '../support/test.ts';

/** Whom other tests on the same server do not have. */
const ASKED = 'gefragt';

test.describe('the consent to data', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test.beforeEach(({ server }) => {
    addUser(server, ASKED, 'bera_durch');
    change(server, `update users set gelesen = false where login_key = '${ASKED}'`);
  });

  // @spec access-2-14 access-4-15
  test('may be refused by logging out, is asked for until it is given, also where the server was not reached, and nothing else can be done before', async ({
    page,
    context,
  }) => {
    await test.step('refused by logging out', async () => {
      await login(page, ASKED);
      const dialog = page.getByRole('dialog', { name: 'Welche Daten wo gespeichert werden' });
      await dialog.getByRole('button', { name: 'Abmelden' }).click();
      await page.waitForURL('**/login');
      await login(page, ASKED);
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('given once, also after the server was not reached', async () => {
      const dialog = page.getByRole('dialog', { name: 'Welche Daten wo gespeichert werden' });
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(dialog.getByRole('link', { name: 'Datenschutzerklärung (PDF)' })).toBeVisible();
      // Without a connection it is not lost.
      await context.setOffline(true);
      await dialog.getByRole('button', { name: 'Einverstanden' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Der Server ist gerade nicht erreichbar');
      await context.setOffline(false);
      await dialog.getByRole('button', { name: 'Einverstanden' }).press('Enter');
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeEnabled();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(dialog).toBeHidden();
    });
  });
});
