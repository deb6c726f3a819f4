import type { Page } from '@playwright/test';
import { fillIn, newcomer, send } from '../support/registration.ts';
import { PASSWORD } from '../support/server.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

/** A server whose bot check is Google's. */
const test = testOnOwnServer({
  RECAPTCHA_SITE_KEY: 'the-site-key',
  RECAPTCHA_SECRET_KEY: 'the-secret-key',
});

test.use({ expectedErrors: /status of 403|ERR_FAILED|ERR_BLOCKED/ });

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=the-site-key&hl=de';

/** Stands in for Google, which no test asks; gives the tokens that were checked. */
async function playGoogle(page: Page): Promise<string[]> {
  const body = `window.grecaptcha = {
    ready: (then) => then(),
    execute: (key, { action }) => Promise.resolve(['token of', key, action].join(' ')),
  };`;
  await page.route('https://www.google.com/**', (route) =>
    route.request().url() === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.abort(),
  );
  const tokens: string[] = [];
  await page.route('**/checkrecaptcha.php?*', (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('token') ?? '');
    return route.fulfill({ json: { success: true } });
  });
  return tokens;
}

// @spec access-2-18
test('Google judges a visitor only when a registration is sent, and stays behind at the login', async ({
  page,
}) => {
  // Without an answer of Google nothing is lost.
  await page.route('https://www.google.com/**', (route) => route.abort());
  await fillIn(page, newcomer());
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(/Sicherheitsprüfung ist zurzeit nicht erreichbar/);
  const tokens = await playGoogle(page);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
  await send(page);
  // The check that the server itself has not made counts for nothing.
  await expect(page.getByRole('dialog', { name: 'Roboter erkannt' })).toBeVisible();
  expect(tokens).toEqual(['token of the-site-key submit']);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(true);

  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('Benutzername').fill('beratung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await expect
    .poll(() => page.evaluate(() => 'grecaptcha' in window), 'nothing foreign runs beside a consultation')
    .toBe(false);
});
