import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { PASSWORD } from '../support/server.ts';
import { endSessions, letSessionsIdle } from '../support/session.ts';
import { openWithDraft, storedNames, storedText } from '../support/stored-draft.ts';
import { expect, login, signIn, test } from '../support/test.ts';

const DISCONNECTED = /net::ERR_INTERNET_DISCONNECTED/;
const ENDED = 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.';
const IDLE = 'Sie wurden ausgeloggt, weil Sie länger als 45 Minuten inaktiv waren.';
const PERSON = { lastname: 'Sommer', krankenkasse: 'Musterkasse Mitte', inkontinenz: 'I1' };
const CART = [
  [{ lines: [] }],
  [{ lines: [{ id: 'a', product: '28', size: 'M', selectedTime: 2, needsToSelectSize: false }] }],
  [{ lines: [] }],
];

const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Unterbrochene Beratung' });
const endDialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre Session ist abgelaufen' });
const leave = (page: Page) => endDialog(page).getByRole('button', { name: 'Abmelden' }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types into the field of a loaded screen, and waits until it is stored. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const before = await storedText(page);
  await page.getByLabel(label, { exact: true }).fill(text);
  await expect.poll(() => storedText(page)).not.toBe(before);
}

/** Logs in where the login page already is. */
async function logInHere(page: Page, name: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await press(page, 'Anmelden');
  await expect(page.getByRole('heading', { level: 1, name: 'Gut beraten.' })).toBeVisible();
}

/** A step with a name typed on it, at 14:32 in Berlin, and a session that was idle since. */
async function interrupt(page: Page, server: Parameters<typeof letSessionsIdle>[0]): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T13:32:00Z') });
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  await type(page, 'Nachname', 'Sommer');
  await waysOutLoaded(page);
  // The data of the next screens come after them, and must not meet a session that has ended.
  await page.waitForLoadState('networkidle');
  letSessionsIdle(server, 'beratung');
  await page.clock.fastForward('02:00');
  await page.keyboard.press('Shift');
  await expect(page.getByText(ENDED)).toBeVisible();
}

// @spec consultation-8-1 access-2-10 access-8-4
// @spec access-4-5
test('a session that ends in the middle is reported on the current screen, shows another user nothing of it, and the same user goes on there with all that was typed', async ({
  page,
  server,
}) => {
  await interrupt(page, server);
  await expect(page).toHaveURL(/\/wizard\/1$/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(ENDED)).toBeVisible();
  await expectAccessible(page);
  await leave(page);
  await expect(page.getByText(IDLE)).toBeVisible();

  await logInHere(page, 'kalkulation');
  await press(page, 'Beratung beginnen');
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText('Sommer')).toHaveCount(0);
  expect(await storedText(page)).not.toContain('Sommer');
  await press(page, 'Abmelden');
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();

  await logInHere(page, 'beratung');
  await expect(offer(page)).toContainText('Zuletzt geändert am 20.11.2026 um 14:32 Uhr.');
  await expect(page.getByText('Sommer')).toHaveCount(0);
  await press(page, 'Fortsetzen');
  await expect(page).toHaveURL(/\/wizard\/1$/);
  await expect(lastname(page)).toHaveValue('Sommer');

  await page.reload();
  await expect(lastname(page)).toHaveValue('Sommer');
  await expect(offer(page)).toHaveCount(0);
});

test('two windows work on one draft at once', async ({ page, context }) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  const other = await context.newPage();
  await other.goto('/wizard/1');
  await type(page, 'Nachname', 'Sommer');
  await expect(lastname(other)).toHaveValue('Sommer');
  await type(other, 'Vorname', 'Erika');
  await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue('Erika');
  await expect(lastname(page)).toHaveValue('Sommer');
});

test('two windows are both empty when one logs out', async ({ page, context }) => {
  await openWithDraft(page, '/cart', { answers: { ...PERSON, birthdate: '1950-01-31' }, cart: CART });
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('tab', { name: /^Wunschversorgung \d/ }).click();
  await expect(other.getByText('99,80', { exact: false }).first()).toBeVisible();
  await press(page, 'Abmelden');
  await press(page, 'Trotzdem abmelden');
  await expect(other.getByRole('dialog', { name: 'Sie sind abgemeldet' })).toBeVisible();
  await expect(other.getByText('Sommer')).toHaveCount(0);
  await expect(other.getByText('99,80', { exact: false })).toHaveCount(0);
  await press(other, 'Zur Anmeldung');
  await expect(other.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('two windows never show one user what belongs to another', async ({ page, context, server }) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  await type(page, 'Nachname', 'Sommer');
  endSessions(server, 'beratung');
  const other = await context.newPage();
  await login(other, 'kalkulation');
  await expect(page.getByRole('dialog', { name: 'Sie sind abgemeldet' })).toBeVisible();
  await expect(lastname(page)).toHaveValue('');
  // Coming back to the window does not bring it back.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Sommer')).toHaveCount(0);
  await press(page, 'Zur Anmeldung');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('navigation', { name: 'Menü' })).toContainText('Sabine Lorenz');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('logging out without a connection', () => {
  test.use({ expectedErrors: DISCONNECTED });

  // @spec access-4-2
  test('forgets the person at once, and notifies the server later', async ({ page, context }) => {
    await signIn(page, 'beratung');
    await page.goto('/wizard/1');
    await type(page, 'Nachname', 'Sommer');
    await waysOutLoaded(page);
    await context.setOffline(true);
    await press(page, 'Abmelden');
    await press(page, 'Trotzdem abmelden');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText('Der Server weiß es noch nicht')).toBeVisible();
    expect(await storedNames(page)).toEqual([]);

    await page.getByLabel('Benutzername').fill('beratung');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(page, 'Anmelden');
    await expect(page.getByRole('alert')).toContainText('hat den Server nicht erreicht');
    await expect(page.getByLabel('Benutzername')).toHaveValue('beratung');

    await context.setOffline(false);
    await expect(page.getByText('Der Server weiß es noch nicht')).toHaveCount(0);
    await page.goto('/wizard/1');
    expect(new URL(page.url()).pathname).toBe('/welcome');
  });
});
