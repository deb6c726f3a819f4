import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, CART, openCart, WISH } from '../support/cart.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { PASSWORD } from '../support/server.ts';
import { letSessionsIdle } from '../support/session.ts';
import { storedNames, storedText } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

const IDLE = 'Sie wurden ausgeloggt, weil Sie länger als 45 Minuten inaktiv waren.';
const question = (page: Page) => page.getByRole('dialog', { name: 'Sind Sie noch da?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Angemeldet bleiben' });
const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });

/** A step of a consultation with a name on it, under a clock that the test holds. */
async function begin(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  await expect(lastname(page)).toBeVisible();
  const before = await storedText(page);
  await lastname(page).fill('Sommer');
  await expect.poll(() => storedText(page)).not.toBe(before);
  // What watches over the session arrives after the page, and counts from then on.
  await waysOutLoaded(page);
  await page.waitForLoadState('networkidle');
}

/** Resolves when the page has had an event: the browser may deliver it a moment later. */
const nextEvent = (page: Page, name: string) =>
  page.evaluate(
    (event) => new Promise((resolve) => addEventListener(event, () => resolve(null), { once: true })),
    name,
  );

/** Whether the session of this browser counts on the server. */
const isLoggedIn = async (page: Page) => 'user' in (await (await page.request.get('/session')).json());

// @spec access-2-12
test('asks two minutes before the end, and the session goes on', async ({ page }) => {
  await begin(page);
  // The seconds below are counted from a touch at a clock that stands, however long the machine takes for them.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('42:30');
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await expect(question(page)).toContainText('Abmeldung in 1:59');
  await expect(stay(page)).toBeFocused();
  await expect(question(page).getByRole('status')).toHaveText('Noch zwei Minuten bis zur Abmeldung.');
  await page.clock.runFor(20_000);
  await expect(question(page)).toContainText('Abmeldung in 1:39');
  await expect(question(page).getByRole('status')).toHaveText('Noch zwei Minuten bis zur Abmeldung.');
  await page.clock.runFor(45_000);
  await expect(question(page).getByRole('status')).toHaveText('Noch eine Minute bis zur Abmeldung.');
  await page.clock.resume();
  // A hand over the tablet is no answer.
  await page.mouse.move(5, 5);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);

  const answered = page.waitForResponse('**/session');
  await page.keyboard.press('Enter');
  await answered;
  await expect(question(page)).toHaveCount(0);
  await expect(lastname(page)).toHaveValue('Sommer');
  await page.clock.fastForward('42:00');
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
});

// @spec access-4-3
test('logs out where nobody answers, shows nothing that was typed, and gives it up for the same user', async ({
  page,
  server,
}) => {
  await begin(page);
  const [{ value: token = '' } = {}] = await page.context().cookies();
  const told = page.waitForResponse('**/session');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('01:01');
  await told;
  await page.clock.fastForward('42:30');
  await expect(question(page)).toBeVisible();
  // After the window has told the server of its last input.
  letSessionsIdle(server, 'beratung', 45);
  await page.clock.runFor(91_000);
  await expect(page).toHaveURL(/\/login\?grund=inaktiv$/);
  await expect(page.getByText(IDLE)).toBeVisible();
  await expect(page.getByText('Sommer')).toHaveCount(0);
  // The cookie of a copy opens nothing either.
  const ended = await page.request.get('/session', { headers: { cookie: `user-token=${token}` } });
  expect(await ended.json()).toHaveProperty('ended');
  expect(await storedNames(page)).toHaveLength(1);
  expect(await storedText(page)).not.toContain('Sommer');

  await page.getByLabel('Benutzername').fill('beratung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const offer = page.getByRole('dialog', { name: 'Unterbrochene Beratung' });
  await offer.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(offer).toHaveCount(0);
  expect(await storedNames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
});

test('counts any input, and tells the server of the last one', async ({ page }) => {
  await begin(page);
  for (const input of [
    () => page.mouse.move(7, 9),
    () => Promise.all([nextEvent(page, 'wheel'), page.mouse.wheel(0, 40)]),
    () => page.keyboard.press('Shift'),
  ]) {
    await page.clock.fastForward('42:00');
    await input();
  }
  await page.clock.fastForward('42:00');
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:40');
  await page.keyboard.press('Shift');
  const answered = page.waitForResponse('**/session');
  // Not longer: the call is given up after ten seconds.
  await page.clock.runFor(21_000);
  await answered;
});

const slip = (page: Page) => page.getByRole('article', { name: 'Valdumea Slip Super' });
const bin = (page: Page) => page.getByRole('button', { name: 'Valdumea Slip Super löschen' });

/** A pointer and the focus on what deletes a product, and nothing has run for an hour. */
async function sleepOnBin(page: Page): Promise<void> {
  await area(page, WISH).click();
  await bin(page).hover();
  await bin(page).focus();
  await waysOutLoaded(page);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
}

// @spec access-4-4
test('the first input of a tablet that slept too long logs out and deletes nothing, be it a press, a key or a click alone', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await openCart(page, { answers: ANSWERS, cart: CART });
  for (const press of [
    () => page.mouse.down().then(() => page.mouse.up()),
    () => page.keyboard.press('Enter'),
    // As a screen reader does it: nothing comes before it.
    () => bin(page).evaluate((button) => (button as HTMLButtonElement).click()),
  ]) {
    await sleepOnBin(page);
    letSessionsIdle(server, 'beratung', 60);
    await press();
    await expect(page).toHaveURL(/\/login\?grund=inaktiv$/);
    await expect(page.getByText(IDLE)).toBeVisible();
    expect(await isLoggedIn(page)).toBe(false);
    expect(await storedNames(page)).toHaveLength(1);
    await page.getByLabel('Benutzername').fill('beratung');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('button', { name: 'Fortsetzen' }).click();
    await area(page, WISH).click();
    await expect(slip(page)).toBeVisible();
  }
});

test('counts the work in another window of this browser', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('/products');
  await waysOutLoaded(other);
  for (let times = 0; times < 3; times += 1) {
    await page.clock.fastForward('40:00');
    await other.keyboard.press('Shift');
    await page.clock.runFor(6_000);
  }
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward('43:00');
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await stay(other).click();
  await page.clock.runFor(6_000);
  await expect(question(page)).toHaveCount(0);
  await expect(question(other)).toHaveCount(0);
});

test('goes on after a sleep in which another window of this browser worked', async ({ page }) => {
  await begin(page);
  const asked = page.waitForResponse('**/session');
  // The server has seen the other window just now; the sleeping one has heard nothing of it.
  await page.clock.fastForward('46:00');
  await asked;
  await expect(question(page)).toHaveCount(0);
  await expect(lastname(page)).toHaveValue('Sommer');
  await lastname(page).fill('Winter');
  expect(await isLoggedIn(page)).toBe(true);
  await page.clock.fastForward('43:30');
  await expect(question(page)).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

  test('logs out here at once, and tells the server later', async ({ page, context, server }) => {
    await begin(page);
    letSessionsIdle(server, 'beratung', 45);
    await context.setOffline(true);
    await page.clock.fastForward('45:01');
    await expect(page.getByText(IDLE)).toBeVisible();
    await expect(page.getByText('Der Server weiß es noch nicht')).toBeVisible();
    await context.setOffline(false);
    await page.clock.runFor(6_000);
    await expect(page.getByText('Der Server weiß es noch nicht')).toHaveCount(0);
    expect(await isLoggedIn(page)).toBe(false);
    expect(await storedNames(page)).toHaveLength(1);
  });
});
