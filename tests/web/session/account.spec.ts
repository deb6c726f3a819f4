import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { PASSWORD } from '../support/server.ts';
import { endSessions } from '../support/session.ts';
import { expect, login, signIn, test } from '../support/test.ts';

const NEW = 'Künftig-2027?';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü' });
const fact = (page: Page, label: string) =>
  page.locator('.account-facts > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });

// @spec consultation-frame-4 consultation-frame-12 access-2-7 access-2-27
test('the menu leads to help and to what the law wants, and to the own account with the ways to the settings by right, or with whom to ask', async ({
  page,
}) => {
  await login(page, 'leitung');
  await expect(menu(page).getByRole('list', { name: 'Hilfe & Support' }).getByRole('link')).toHaveText([
    'Kontakt',
    'Benutzerhandbuch (PDF)',
    'Einführung',
  ]);
  await expect(menu(page).getByRole('list', { name: 'Rechtliches' }).getByRole('link')).toHaveText([
    'Datenschutz (PDF)',
    'Impressum',
  ]);
  await expect(menu(page)).toContainText('Montag bis Freitag 8.00–16.30');
  for (const name of ['Benutzerhandbuch (PDF)', 'Datenschutz (PDF)']) {
    const file = menu(page).getByRole('link', { name });
    const response = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(response.headers()['content-type'], name).toBe('application/pdf');
  }
  await menu(page).getByRole('link', { name: 'Katharina Weiß' }).click();
  await expect(page).toHaveTitle('Mein Konto – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, value] of [
    ['Telefon', '0761 900120'],
    ['Ansprechpartner', 'Katharina Weiß'],
    ['Benutzername', 'leitung'],
    ['E-Mail', 'leitung@apotheke-stadtgarten.example'],
    ['Passwort', '••••••••verborgen'],
  ] as const)
    await expect(fact(page, label).getByRole('definition').first(), label).toHaveText(value);
  await expect(page.getByRole('link', { name: 'Kontaktdaten bearbeiten' })).toHaveAttribute(
    'href',
    '/settings/0',
  );
  await expect(page.getByRole('link', { name: 'Benutzer verwalten' })).toHaveAttribute('href', '/settings/1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/$/);

  // A user who may not change it is shown who may.
  await signIn(page, 'beratung');
  await page.goto('/myAccount');
  await expect(page.getByRole('main')).toContainText(
    'Der Hauptbenutzer Ihrer Institution ändert die Kontaktdaten. Bitte wenden Sie sich an ihn.',
  );
  await expect(page.getByRole('main')).toContainText(
    'Der Hauptbenutzer Ihrer Institution ändert die Benutzerdaten.',
  );
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test.describe('another password', () => {
  // The browser itself reports each refusal in the console.
  test.use({ expectedErrors: /status of 40[01]/ });

  test('is chosen by keyboard, ends the other sessions, and is refused where the own one is over', async ({
    page,
    browser,
    server,
  }) => {
    addUser(server, 'wechselnd', 'bera_durch');
    await login(page, 'wechselnd');
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await login(elsewhere, 'wechselnd');
    await page.goto('/myAccount');
    await waysOutLoaded(page);
    await page.getByRole('button', { name: 'Passwort ändern' }).press('Enter');
    await expect(page.getByLabel('Bisheriges Passwort')).toBeFocused();
    const give = async (current: string, password: string, repeated = password) => {
      await page.getByLabel('Bisheriges Passwort').fill(current);
      await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
      await page.getByLabel('Neues Passwort wiederholen').fill(repeated);
      await page.keyboard.press('Enter');
    };
    const alert = page.getByRole('alert');
    await give('falsch', NEW);
    await expect(alert).toHaveText('Ihr bisheriges Passwort ist falsch. Sie haben noch 2 Versuche.');
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue(NEW);
    await expect(page.getByLabel('Bisheriges Passwort')).toHaveAccessibleDescription(
      'Fehler: Ihr bisheriges Passwort ist falsch. Sie haben noch 2 Versuche.',
    );
    await expectAccessible(page);
    await give(PASSWORD, NEW);
    await expect(page.getByText('Passwort erfolgreich geändert!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeFocused();

    await elsewhere.goto('/cart');
    await expect(elsewhere).toHaveURL(/\/login\?grund=abgelaufen$/);
    await elsewhere.context().close();

    // Where the session is over, that is said, and the form is left as it is.
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByLabel('Bisheriges Passwort').fill(NEW);
    endSessions(server, 'wechselnd');
    await page.getByLabel('Neues Passwort wiederholen').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Ihre Session ist abgelaufen' })).toBeVisible();
  });
});
