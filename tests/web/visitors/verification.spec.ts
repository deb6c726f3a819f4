import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/mails.ts';
import { fillIn, newcomer, send } from '../support/registration.ts';
import { expect } from '../support/test.ts';

// The browser itself reports each failure.
test.use({ expectedErrors: /status of 400|ERR_FAILED/ });

const EXPIRED = 'Der Link ist bereits abgelaufen.';

// @spec access-2-24 access-4-7 access-8-9
test('the newest link confirms once, an older one has expired, another may be asked for, and the token stays nowhere', async ({
  page,
  mails,
  request,
}) => {
  await page.goto('/verify');
  const status = page.getByRole('status').first();
  await expect(status).toContainText('Keine Parameter gefunden');
  await expectAccessible(page);

  const who = newcomer();
  await fillIn(page, who);
  await send(page);
  await page.waitForURL('**/success');
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByRole('status')).toContainText('erneut unterwegs');
  // Without an answer it can be tried again.
  await page.route('**/checkEmailToken.php?*', (route) => route.abort(), { times: 1 });
  await page.goto(mails.to(who['E-Mail'])[0]?.link ?? '');
  await expect(status).toContainText('Der Server ist gerade nicht erreichbar.');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(status).toContainText(EXPIRED);
  await expect(status).toContainText('Link aus der neuesten E-Mail');
  await expect(status).toContainText('Kundensupport');
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByText('erneut unterwegs')).toBeVisible();

  await expect.poll(() => mails.to(who['E-Mail']).length).toBe(3);
  const link = mails.to(who['E-Mail']).at(-1)?.link ?? '';
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? 'none';
  expect(token).toMatch(/^[\w-]{43}$/);
  // What looks through mails opens links without running their scripts.
  expect((await request.get(link)).status()).toBe(200);
  const referers: (string | undefined)[] = [];
  page.on('request', (sent) => referers.push(sent.headers().referer));
  let asked = '';
  await page.route('**/checkEmailToken.php?*', async (route) => {
    asked = await page.evaluate(() => location.href);
    await route.continue();
  });
  await page.goto(link);
  await expect(status).toContainText('Ihre E-Mail-Adresse wurde erfolgreich bestätigt!');
  await expect(page).toHaveURL(/\/verify$/);
  expect(asked, 'the token is out of the address before it is used').toMatch(/\/verify$/);
  expect(referers.filter((referer) => referer?.includes(token))).toEqual([]);
  await page.reload();
  await expect(status).toContainText('Ihre E-Mail-Adresse wurde erfolgreich bestätigt!');

  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveTitle('Anmelden – Inkoberatung');
  await page.goBack();
  await expect(page).toHaveURL(/\/verify$/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain(token);

  await page.goto(link);
  await expect(status).toContainText('Sie haben den Benutzer bereits bestätigt.');
});
