import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { type Mailbox, test } from '../support/mails.ts';
import type { RunningServer } from '../support/server.ts';
import { change } from '../support/session.ts';
import { expect, login } from '../support/test.ts';

// The browser itself reports each refusal in the console.
test.use({ expectedErrors: /status of (4\d\d|503)/ });

const NEW = 'Linden-Allee-26!';
const MISMATCH =
  'Der Benutzername ist nicht vorhanden oder passt nicht zur angegebenen E-Mail-Adresse. Überprüfen Sie Ihre Unterlagen oder kontaktieren Sie den Kundensupport.';
const alert = (page: Page) => page.getByRole('alert');
const success = (page: Page) => page.getByRole('dialog', { name: 'Passwort erfolgreich geändert!' });

async function ask(page: Page, name: string, mail: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('E-Mail', { exact: true }).fill(mail);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
}

async function give(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel('Neues Passwort wiederholen').fill(repeated);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
}

/** A user with a mail that is sent a link; its path and query. */
async function linkFor(page: Page, server: RunningServer, mails: Mailbox, name: string): Promise<string> {
  addUser(server, name, 'bera_durch');
  const mail = `${name}@apotheke-stadtgarten.example`;
  const before = mails.to(mail).length;
  const query = new URLSearchParams({ mail, username: name, forPassword: 'true' });
  await page.request.get(`/static/api/register/resendLink.php?${query}`);
  await expect.poll(() => mails.to(mail).length).toBe(before + 1);
  return mails.to(mail).at(-1)?.link ?? '';
}

// @spec consultation-frame-11 access-4-8 access-5-6
test('/passwd sends a link to a user who knows name and mail, and names the support', async ({
  page,
  server,
  mails,
}) => {
  addUser(server, 'suchend', 'bera_durch');
  const mail = 'suchend@apotheke-stadtgarten.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort zurücksetzen' }).click();
  await expect(page).toHaveTitle('Passwort zurücksetzen – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: '030 9000000' })).toHaveAttribute('href', 'tel:0309000000');
  await expect(page.getByRole('main')).toContainText('Montag bis Freitag 8.00–16.30 Uhr');

  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(alert(page)).toBeFocused();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveAccessibleDescription(
    'Fehler: Bitte geben Sie Ihre E-Mail-Adresse ein.',
  );
  await expectAccessible(page);
  await ask(page, 'suchend', 'andere@apotheke-stadtgarten.example');
  await expect(alert(page)).toHaveText(MISMATCH);
  await ask(page, 'Suchend', mail);
  const sent = page.getByRole('dialog', { name: 'E-Mail gesendet' });
  await expect(sent).toContainText(mail);
  await expect.poll(() => mails.to(mail).at(-1)?.link).toMatch(/^\/resetpwd\?id=\d+&token=[\w-]{43}$/);
  expect(page.url()).toMatch(/\/passwd$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

// @spec access-2-13 access-4-8 access-8-13
// @spec access-2-26
test('/resetpwd changes the password once, and keeps the link through failed tries', async ({
  page,
  server,
  mails,
}) => {
  addUser(server, 'zurueck', 'bera_durch');
  change(server, "update users set failed_tries = 3 where login_key = 'zurueck'");
  const link = await linkFor(page, server, mails, 'zurueck');
  await page.route(
    '**/checkEmailToken.php*',
    (route) =>
      route.fulfill({ status: 429, json: { error: 'too-many-requests', message: 'Zu viele Anfragen.' } }),
    { times: 1 },
  );
  await page.goto(link);
  await expect(alert(page)).toHaveText('Zu viele Anfragen.');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/resetpwd`);
  const token = link.slice(-43);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(token);

  await give(page, NEW, 'Anders-2026?');
  await expect(alert(page)).toHaveText('Die beiden Passwörter stimmen nicht überein.');
  await expect(alert(page)).toBeFocused();
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue(NEW);
  await give(page, 'Willkommen-1');
  await expect(alert(page)).toHaveText(/^Dieses Passwort gehört zu den am häufigsten verwendeten/);
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue('Willkommen-1');
  await give(page, NEW);
  await expect(success(page)).toBeVisible();
  await success(page).getByRole('link', { name: 'Zur Anmeldung' }).click();
  await login(page, 'zurueck', NEW);
  await expect(page).toHaveTitle('Startseite – Inkoberatung');

  // The link has been used.
  await page.goto(link);
  await expect(alert(page)).toHaveText('Falsche Parameter');
  await expectAccessible(page);
});
