import type { Page } from '@playwright/test';
import { type Mailbox, test } from '../support/mails.ts';
import { fillIn, newcomer, send } from '../support/registration.ts';
import { expect } from '../support/test.ts';

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
  await page.goto(older);
  const status = page.getByRole('status').first();
  await expect(status).toContainText(EXPIRED);
  await expect(status).toContainText('Link aus der neuesten E-Mail');
  await expect(status).toContainText('Kundencenter');
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByText('erneut unterwegs')).toBeVisible();
});

test.describe('a link that is none', () => {
  test.use({ expectedErrors: /status of 400/ });

  // @spec access-8-9
  test('names what is wrong with it', async ({ page }) => {
    for (const path of ['/verify', '/verify?id=3', '/verify?token=x', '/verify?id=&token=']) {
      await page.goto(path);
      await expect(page.getByRole('status'), path).toContainText('Keine Parameter gefunden');
    }
    for (const query of ['id=3&token=x', 'id=0&token=x', 'id=x&token=%00', `id=3&token=${'x'.repeat(300)}`]) {
      await page.goto(`/verify?${query}`);
      await expect(page.getByRole('status'), query).toContainText(EXPIRED);
      await expect(page).toHaveURL(/\/verify$/);
    }
  });
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('it can be tried again', async ({ page, mails }) => {
    const link = await register(page, mails);
    await page.route('**/checkEmailToken.php?*', (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await expect(page.getByRole('status')).toContainText('Der Server ist nicht erreichbar.');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('status')).toContainText('erfolgreich bestätigt');
  });
});
