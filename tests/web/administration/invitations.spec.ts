import type { Locator, Page } from '@playwright/test';
import { test } from '../support/mails.ts';
import { expect, logInByForm, signIn } from '../support/test.ts';

const OWN = 'Selbst-gewählt-9';
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel(/wiederholen/i).fill(password);
  await button(page, 'Passwort speichern').click();
}

// What the browser itself says of a call that is refused.
test.use({ expectedErrors: /status of (400|401|403|404|409|429|503)/ });

test('a new colleague sets the password by a mailed link, once; the way on is said when it is over', async ({
  page,
  browser,
  mails,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/1');
  await button(page, 'Benutzer hinzufügen').click();
  const adding = dialogOf(page, 'Benutzer hinzufügen');
  await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
  await adding.getByRole('textbox', { name: /^Vorname/ }).fill('Edda');
  await adding.getByRole('textbox', { name: /^Nachname/ }).fill('Brandt');
  await adding.getByRole('textbox', { name: /^E-Mail/ }).fill('brandt@apotheke.example');
  await expect(
    adding.getByRole('checkbox', { name: 'Link zum Vergeben des Passworts per E-Mail senden' }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  const added = dialogOf(page, 'Benutzer hinzugefügt');
  await expect(added).toContainText('Der Link zum Vergeben des Passworts ist unterwegs und gilt 7 Tage.');
  await expect(added.locator('code')).toHaveCount(0);
  await button(added, 'Schließen').click();
  await expect(page.getByRole('row').filter({ hasText: 'Brandt' })).toContainText('wartend');
  const invitation = mails.to('brandt@apotheke.example').at(-1);
  expect(invitation?.text).toContain('Ihr Benutzername: edda.brandt');
  const link = new URL(invitation?.link ?? '', page.url());
  expect(link.pathname).toBe('/einladung');

  const context = await browser.newContext();
  const guest = await context.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.headers().referer ?? ''));
  await guest.goto(link.href);
  await expect(guest.getByRole('heading', { name: 'Passwort vergeben' })).toBeVisible();
  // The token is neither in the address bar nor in a referrer.
  await expect(guest).toHaveURL(/\/einladung$/);
  await expect(guest.getByLabel('Neues Passwort', { exact: true })).toBeVisible();
  await choosePassword(guest, 'passwort');
  await expect(guest.getByRole('alert')).toBeVisible();
  await choosePassword(guest, OWN);
  const changed = dialogOf(guest, 'Ihr Passwort ist gesetzt.');
  await expect(changed).toBeVisible();
  expect(asked.filter((referrer) => referrer.includes('token='))).toEqual([]);
  await changed.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await logInByForm(guest, 'edda.brandt', OWN);
  await expect(guest).not.toHaveURL(/login|createPassword/);
  await context.close();

  const again = await browser.newContext();
  const late = await again.newPage();
  await late.goto(link.href);
  await expect(late.getByRole('alert')).toHaveText('Dieser Link gilt nicht mehr.');
  await expect(late.getByText('Er wurde schon benutzt, ist älter als 7 Tage')).toBeVisible();
  await expect(late.getByRole('link', { name: 'Passwort zurücksetzen' })).toHaveAttribute('href', '/passwd');
  await again.close();
});
