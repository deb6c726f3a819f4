import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '../../../modules/platform/domain/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { CART } from '../support/cart.ts';
import { desk, openDocument, openScreen, paper } from '../support/documents.ts';
import { test } from '../support/mails.ts';
import type { RunningServer } from '../support/server.ts';
import { change } from '../support/session.ts';
import { expect, login } from '../support/test.ts';

const VENDOR = 'kundenservice@hersteller.example';
const apply = (page: Page) => page.getByRole('button', { name: 'Vertragsversion beantragen' });
const terms = (page: Page) => page.getByRole('dialog', { name: 'Vertragsversion beantragen' });
const done = (page: Page) => page.getByRole('dialog', { name: 'Vertragsversion beantragt' });
const banner = (page: Page) => page.locator('.trial-banner');

/** Puts the demo's institution in its trial, with so many days left; `contractDays` is the trial of the contract. */
function trial(server: RunningServer, days: number, contractDays = 0): void {
  // In days of the calendar: one of them has 25 hours.
  const start = addDays(berlinDay(new Date()), days - 30);
  change(
    server,
    "update institution set testphase = 1, paket_id = 1, testbeginn = ? where kundennummer = '305802'",
    start,
  );
  change(server, 'update paket set testphasendauer = ? where id = 2', contractDays);
}

// What the browser itself says of a call without a connection.
test.use({ expectedErrors: /net::ERR_/ });

/** Agrees to the terms and applies. */
async function order(page: Page): Promise<void> {
  await apply(page).click();
  await terms(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zahlungspflichtig beantragen' }).click();
}

// @spec access-2-6 access-4-10 access-9-4 consultation-1-1 consultation-9-17 consultation-frame-5
test('the days of a trial are shown in words and colour; a user who may not apply sees whom to ask', async ({
  page,
  server,
}) => {
  for (const [days, text, tone] of [
    [30, 'Demoversion – 30 Tage verbleiben', 'running'],
    [1, 'Demoversion – 1 Tag verbleibt', 'soon'],
  ] as const) {
    trial(server, days);
    await (days === 30 ? login(page, 'demo') : page.reload());
    await expect(banner(page)).toContainText(text);
    await expect(banner(page)).toHaveAttribute('data-tone', tone);
  }
  await expectAccessible(page);
  change(server, "update users set role_id = 3 where login_key = 'demo'");
  try {
    await page.goto('/');
    await expect(banner(page)).toContainText(
      'Der Hauptbenutzer Ihrer Institution beantragt die Vertragsversion.',
    );
    await expect(apply(page)).toHaveCount(0);
  } finally {
    change(server, "update users set role_id = 2 where login_key = 'demo'");
  }
  // The session ends with the trial; the login says how to go on.
  trial(server, 0);
  await page.goto('/wizard/0');
  await expect(page).toHaveURL(/\/login\?grund=testphase$/);
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Testphase ist abgelaufen.' })).toBeVisible();

  // Under a contract nothing is said of it.
  await login(page, 'beratung');
  await expect(page.getByRole('banner')).toContainText('Kundensupport: Montag bis Freitag 8.00–16.30');
  await expect(banner(page)).toHaveCount(0);
});

// @spec access-2-11 access-4-13
test('the contract version is applied for by keyboard, again where no server was reached: the banner says so at once', async ({
  page,
  context,
  server,
  mails,
}) => {
  trial(server, 5, 14);
  await login(page, 'demo');
  await apply(page).focus();
  await page.keyboard.press('Enter');
  await expect(terms(page)).toContainText('19,95 € im Monat');
  await expect(terms(page)).toContainText('kündbar mit einer Frist von 3 Monaten zum Monatsende');
  const send = terms(page).getByRole('button', { name: 'Zahlungspflichtig beantragen' });
  await expect(send).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(terms(page)).toHaveCount(0);
  await expect(apply(page)).toBeFocused();

  const before = mails.to(VENDOR).length;
  await apply(page).click();
  await terms(page).getByRole('checkbox').check();
  await context.setOffline(true);
  await send.click();
  await expect(terms(page).getByRole('alert')).toContainText('nicht erreichbar');
  await context.setOffline(false);
  await send.click();
  await expect(done(page)).toContainText('petersen@sanitaetshaus-lindenhof.example');
  await done(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(banner(page)).toHaveText('Vertragserstellung – Demoversion noch 14 Tage');
  await expect(apply(page)).toHaveCount(0);
  await expect.poll(() => mails.to(VENDOR).length).toBe(before + 1);
});

// @spec consultation-9-15 access-9-15
test('the demo ends where the contract version has no trial, also for the documents', async ({
  page,
  server,
}) => {
  trial(server, 5);
  const examples = desk(page, 'Versorgungsvorschlag').getByText('In der Testphase stehen');
  await openScreen(page, '/offer', { cart: CART }, 'demo');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(examples).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await order(page);
  await done(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(banner(page)).toHaveCount(0);
  // On the screen that was open all the time.
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page)).toBeVisible();
  await expect(examples).toHaveCount(0);
});
