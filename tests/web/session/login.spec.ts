import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { test } from '../support/mails.ts';
import { PASSWORD, type RunningServer } from '../support/server.ts';
import { change } from '../support/session.ts';
import { expect } from '../support/test.ts';

// The browser itself reports each refusal in the console.
test.use({ expectedErrors: /status of 40[0149]/ });

const alert = (page: Page) => page.getByRole('alert');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Tries to log in; the form stays where it is. */
async function tryLogin(page: Page, name: string, password = PASSWORD): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(page, 'Anmelden');
  await answered;
}

/** A user like 'beratung' with other values. */
function userWith(server: RunningServer, name: string, values: string): void {
  addUser(server, name, 'bera_durch');
  change(server, `update users set ${values} where login_key = ?`, name);
}

/** All that the browser keeps beyond this page, and its address. */
const keptText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  );

// @spec access-2-22
test('a deactivated user is led to no other password, one that is locked after wrong tries is', async ({
  page,
  server,
}) => {
  userWith(server, 'ruhend', 'inactive = 1');
  await tryLogin(page, 'ruhend');
  await expect(alert(page)).toContainText('Ihr Zugang ist deaktiviert.');
  // A reset would leave the user deactivated.
  await expect(alert(page).getByRole('link', { name: 'Passwort zurücksetzen' })).toHaveCount(0);
  userWith(server, 'vergesslich', 'failed_tries = 2');
  await tryLogin(page, 'vergesslich', 'falsch-3');
  await expect(alert(page)).toContainText(
    'Ihr Zugang ist nach 3 Fehlversuchen gesperrt. Bitte setzen Sie Ihr Passwort zurück.',
  );
  await expect(alert(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/passwd$/);
});

test.describe('an expired trial (code 6)', () => {
  test.beforeEach(({ server }) => {
    change(
      server,
      "update institution set testphase = 1, paket_id = 1, testbeginn = '2026-01-01' where kundennummer = '305802'",
    );
  });
  const apply = (page: Page) => page.getByRole('button', { name: 'Vertragsversion beantragen' });
  const terms = (page: Page) => page.getByRole('dialog', { name: 'Vertragsversion beantragen' });

  // @spec access-2-22 access-8-2
  test('leads to the contract version by keyboard, and back in', async ({ page, mails }) => {
    await tryLogin(page, 'demo');
    await expect(alert(page)).toContainText(
      'Ihre Testphase ist abgelaufen. Bitte wenden Sie sich für einen Vertrag an den Kundensupport.',
    );
    await expect(alert(page)).toContainText('Ihre Daten und Einstellungen bleiben erhalten.');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = terms(page);
    await expectAccessible(page);
    const order = dialog.getByRole('button', { name: 'Zahlungspflichtig beantragen' });
    await expect(order).toBeDisabled();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expect(order).toBeEnabled();
    await order.focus();
    await page.keyboard.press('Enter');

    const done = page.getByRole('dialog', { name: 'Vertragsversion beantragt' });
    await expect(done).toContainText('petersen@sanitaetshaus-lindenhof.example');
    await expect(done).toContainText('Ihre Testphase wurde verlängert');
    await page.keyboard.press('Enter');
    await expect(apply(page)).toHaveCount(0);
    await expect(alert(page)).toContainText('Ihre Testphase wurde verlängert');
    await expect(alert(page)).not.toContainText('Ihre Testphase ist abgelaufen');
    await expect.poll(() => mails.to('kundenservice@hersteller.example').length).toBe(1);

    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(page, 'Anmelden');
    await expect(page).toHaveTitle('Startseite – Inkoberatung');
  });

  // @spec access-4-14
  test('keeps its token in memory alone, for this one thing and until the next', async ({
    page,
    context,
  }) => {
    // Read on its way: of a page that the browser has left, it no longer knows what was answered.
    let answer = '';
    await page.route('**/login*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      answer = await response.text();
      await route.fulfill({ response });
    });
    await tryLogin(page, 'demo');
    const [token = ''] = /[\w-]{43}/.exec(answer) ?? [];
    expect(token).not.toBe('');
    expect(await keptText(page)).not.toContain(token);
    // Where the next login has a newer one, that is said in the dialogue.
    await tryLogin(await context.newPage(), 'demo');
    await apply(page).click();
    await terms(page).getByRole('checkbox').check();
    await press(page, 'Zahlungspflichtig beantragen');
    await expect(terms(page).getByRole('alert')).toHaveText('Bitte melden Sie sich noch einmal an.');
    await page.keyboard.press('Escape');
    await expect(apply(page)).toBeFocused();
  });
});

// @spec access-2-22 access-8-8
test('the mail is sent again to a user with an unconfirmed address, and to one who asks for it', async ({
  page,
  server,
  mails,
}) => {
  userWith(server, 'neuling', 'mail_confirmed = 0');
  const mail = 'neuling@apotheke-stadtgarten.example';
  await tryLogin(page, 'neuling');
  await expect(alert(page)).toContainText('Ihre E-Mail-Adresse ist noch nicht bestätigt.');
  await alert(page).getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(alert(page)).toContainText(`Wir haben die E-Mail an ${mail} gesendet.`);
  await expect.poll(() => mails.to(mail).at(-1)?.link).toMatch(/^\/verify\?id=\d+&token=[\w-]{43}$/);

  // Or to a user who asks for it by name and address.
  await page.goto('/login');
  await press(page, 'E-Mail erneut senden');
  const dialog = page.getByRole('dialog', { name: 'E-Mail erneut senden' });
  await dialog.getByRole('button', { name: 'E-Mail senden' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Benutzername').fill('Neuling ');
  await dialog.getByLabel('E-Mail').fill(mail);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText([`Wir haben die E-Mail an ${mail} gesendet.`]);
  await expect.poll(() => mails.to(mail).length).toBe(2);
});
