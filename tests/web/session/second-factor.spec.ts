import type { Page } from '@playwright/test';
import { codeAt } from '../../server/support/totp.ts';
import { expectAccessible } from '../support/accessible.ts';
import { PASSWORD } from '../support/server.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer({ SECOND_FACTOR: 'required' });
test.use({ expectedErrors: /status of 40[01]/ });

async function giveName(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill('admin');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// @spec consultation-7-9
test('sets up, asks for the code, takes a recovery code once, renews; sessions, overview and log', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await giveName(page);
  await expect(heading(page, 'Zweiten Faktor einrichten')).toBeVisible();
  await page.getByText('Sie können das Bild nicht scannen?').click();
  await expectAccessible(page);
  const secret = (await page.locator('.secret-text').textContent()) ?? '';
  const field = page.getByLabel('Code aus der App (6 Ziffern)');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Sie haben noch 2 Versuche');
  await expect(field).toHaveValue('');
  await field.fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ihre Wiederherstellungscodes')).toBeVisible();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Codes sind aufbewahrt – weiter' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Another browser, without the telephone.
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await giveName(other);
  await expect(heading(other, 'Code eingeben')).toBeVisible();
  await other.getByRole('link', { name: /Wiederherstellungscode verwenden/ }).click();
  await other.getByLabel('Wiederherstellungscode').fill((codes[0] ?? '').toLowerCase());
  await other.keyboard.press('Enter');
  await other.waitForURL((url) => url.pathname === '/');
  await other.goto('/');

  // The account shows both sessions, and ends the other at once.
  await page.goto('/myAccount');
  const sessions = page.getByRole('region', { name: 'Sitzungen' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions).toContainText('Firefox unter Windows');
  await expect(sessions).toContainText('diese Sitzung');
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^Beenden/ }).focus();
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('status')).toContainText('Die Sitzung ist beendet.');
  await other.goto('/myAccount');
  await expect(other).toHaveURL(/\/(welcome|login)/);
  await elsewhere.close();

  // Another telephone, by password and code.
  await expect(button(page, 'Ausschalten')).toHaveCount(0);
  await button(page, 'Anderes Telefon einrichten').click();
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await button(page, 'weiter').click();
  await expect(page.getByRole('alert')).toContainText('schon benutzt');
  await page.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await button(page, 'weiter').click();
  await page.getByText('Sie können das Bild nicht scannen?').click();
  const renewed = (await page.locator('.secret-text').textContent()) ?? '';
  await page.getByLabel('Code aus der App (6 Ziffern)').fill(codeAt(renewed, new Date()));
  await button(page, 'Code bestätigen').click();
  await expect(page.locator('.recovery-codes code')).toHaveCount(10);
  await button(page, 'Codes sind aufbewahrt').click();
  await expect(page.getByText('10 Wiederherstellungscodes sind noch unbenutzt.')).toBeVisible();

  // What was done is in the log, to which the overview leads.
  await page.goto('/cms/8');
  await expect(heading(page, 'Übersicht')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Falsche Codes im Protokoll' }).click();
  await expect(heading(page, 'Protokoll')).toBeVisible();
  await expect(page.getByLabel('Was', { exact: true })).toHaveValue('second-factor-failed');
  await expect(page.locator('.data-count')).toHaveText('2 Einträge');
  await expectAccessible(page);
});
