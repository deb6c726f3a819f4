import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../support/server.ts';
import { endSessions } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

// What the browser itself says of a call after the session has ended.
test.use({ expectedErrors: /status of (401|409)/ });

const ended = (page: Page) => page.getByRole('dialog', { name: 'Ihre Session ist abgelaufen' });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const ENDED = 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.';
/** When somebody has typed, as the notices say it. */
const AT = /von \d{1,2}:\d\d/;

/** The dialogue's way to the login, and the login there. */
async function logInAgain(page: Page, name: string): Promise<void> {
  await expect(ended(page)).toContainText(ENDED);
  await button(ended(page), 'Abmelden').click();
  await expect(page.getByText('Ihre Session ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await button(page, 'Anmelden').click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Waits until what was typed lies in the browser: sealed, and nothing of it to be read. */
async function isKept(page: Page, ...typed: readonly string[]): Promise<void> {
  const inTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(inTab).toContain('inko.form.');
  for (const text of typed) expect(await inTab()).not.toContain(text);
}
const keptOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('inko.form.')));

/** The session is deleted as an administrator, a replacement or a reset does it. */
test('a session that has ended while a form is not saved is said over the form on saving, and the same user has again what was typed', async ({
  page,
  server,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/0');
  const phone = page.getByRole('textbox', { name: 'Telefon' });
  const password = page.getByLabel('Neues PDF-Passwort', { exact: true });
  await phone.fill('0761 987654');
  await password.fill('Ganz-geheim-77');
  await isKept(page, '987654', 'Ganz-geheim-77');
  endSessions(server, 'leitung');
  await button(page, 'speichern').click();
  await expect(ended(page)).toBeVisible();
  await expect(page).toHaveURL(/settings\/0$/);
  await expect(phone).toHaveValue('0761 987654');
  await logInAgain(page, 'leitung');
  const left = page.getByRole('status').filter({ hasText: 'Ihre Eingaben zu „Kontaktdaten“' });
  await expect(left).toContainText(AT);
  await left.getByRole('link', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByText(/^Ihre Eingaben von \d{1,2}:\d\d sind wieder da\.$/)).toBeVisible();
  await expect(phone).toHaveValue('0761 987654');
  await expect(password).toHaveValue('');
  await expect(page.getByText('Noch nicht gespeichert.', { exact: true })).toBeVisible();
  await expect(left).toHaveCount(0);
  await button(page, 'speichern').click();
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
  expect(await keptOf(page)).toEqual([]);
});

test('a session that has ended while a form is not saved is said on going to another screen, whose address nobody comes to', async ({
  page,
  server,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/4');
  await expect(page.getByRole('radio', { name: 'Methode A', exact: true })).toBeVisible();
  endSessions(server, 'leitung');
  const tabs = page.getByRole('navigation', { name: 'Einstellungen' });
  await tabs.getByRole('link', { name: 'Kontaktdaten' }).click();
  await expect(ended(page)).toContainText(ENDED);
  await expect(page).toHaveURL(/settings\/4$/);
  await button(ended(page), 'Abmelden').click();
  const atLogin = /\/login\?grund=abgelaufen$/;
  await expect(page).toHaveURL(atLogin);
  await page.goBack();
  await expect(page).toHaveURL(atLogin);
  // A page that is reloaded leads to the login, with a word, not to the page for visitors.
  await page.goto('/settings/4');
  await expect(page).toHaveURL(atLogin);
  await expect(page.getByText('Ihre Session ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
});

test('a session that has ended while a form is not saved gives them to nobody else, and a logout of one’s own forgets them', async ({
  page,
  server,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/1');
  await button(page, 'Benutzer hinzufügen').click();
  const dialog = page.getByRole('dialog');
  for (const [name, text] of [
    ['Vorname', 'Ida'],
    ['Nachname', 'Halbfertig'],
    ['E-Mail', 'ida@halbfertig.example'],
  ] as const)
    await dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  await dialog.getByRole('combobox', { name: /^Anrede/ }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: /^Rolle/ }).selectOption({ index: 1 });
  await isKept(page, 'Halbfertig');
  endSessions(server, 'leitung');
  await button(dialog, 'Hinzufügen').click();
  await logInAgain(page, 'admin');
  await expect(page.getByText('Ihre Eingaben zu')).toHaveCount(0);
  expect(await keptOf(page)).toHaveLength(1);

  await signIn(page, 'leitung');
  await page.goto('/settings/1');
  await expect(page.getByText('Ihre Eingaben zu „Benutzer hinzufügen“')).toBeVisible();
  await button(page, 'Benutzer hinzufügen').click();
  await expect(dialog.getByRole('textbox', { name: /^Nachname/ })).toHaveValue('Halbfertig');
  await page.keyboard.press('Escape');
  await button(page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' }), 'Behalten').click();
  await page.reload();
  await expect(page.getByText('Ihre Eingaben zu')).toHaveCount(0);
  await button(page, 'Abmelden').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptOf(page)).toEqual([]);
});
