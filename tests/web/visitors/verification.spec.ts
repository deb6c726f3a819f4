import type { Page } from '@playwright/test';
import { type Mailbox, test } from '../support/mails.ts';
import { fillIn, newcomer, send } from '../support/registration.ts';
import { expect } from '../support/test.ts';

// The browser itself reports each failure.
test.use({ expectedErrors: /status of 400|ERR_FAILED/ });

const EXPIRED = 'Der Link ist bereits abgelaufen.';

/** Registers somebody; gives the link of their mail. */
async function register(page: Page, mails: Mailbox): Promise<string> {
  const who = newcomer();
  await fillIn(page, who);
  await send(page);
  await page.waitForURL('**/success');
  return mails.to(who['E-Mail'])[0]?.link ?? '';
}

// @spec access-2-24 access-4-7
test('a link confirms once, says so again, and its token stays nowhere', async ({ page, mails, request }) => {
  const link = await register(page, mails);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? 'none';
  expect(token).toMatch(/^[\w-]{43}$/);

  // What looks through mails opens links without running their scripts.
  const fetched = await request.get(link);
  expect(fetched.headers()['referrer-policy']).toBe('no-referrer');

  const referers: (string | undefined)[] = [];
  page.on('request', (sent) => referers.push(sent.headers().referer));
  let asked = '';
  await page.route('**/checkEmailToken.php?*', async (route) => {
    asked = await page.evaluate(() => location.href);
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole('status')).toContainText('Ihre E-Mail-Adresse wurde erfolgreich bestätigt!');
  await expect(page).toHaveURL(/\/verify$/);
  expect(asked, 'the token is out of the address before it is used').toMatch(/\/verify$/);
  expect(referers.filter((referer) => referer?.includes(token))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Ihre E-Mail-Adresse wurde erfolgreich bestätigt!');

  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveTitle('Anmelden – Inkoberatung');
  await page.goBack();
  await expect(page).toHaveURL(/\/verify$/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain(token);

  await page.goto(link);
  await expect(page.getByRole('status')).toContainText('Sie haben den Benutzer bereits bestätigt.');
});

// @spec access-8-9
test('an older link has expired, and another mail may be asked for', async ({ page, mails }) => {
  const older = await register(page, mails);
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByRole('status')).toContainText('erneut unterwegs');
  // Without an answer it can be tried again.
  await page.route('**/checkEmailToken.php?*', (route) => route.abort(), { times: 1 });
  await page.goto(older);
  const status = page.getByRole('status').first();
  await expect(status).toContainText('Der Server ist nicht erreichbar.');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(status).toContainText(EXPIRED);
  await expect(status).toContainText('Link aus der neuesten E-Mail');
  await expect(status).toContainText('Kundensupport');
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByText('erneut unterwegs')).toBeVisible();
});

test.describe('a link that is none', () => {});
