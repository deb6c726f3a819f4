import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { PASSWORD, type RunningServer } from '../support/server.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

// What the browser itself says of a call that asks for the password, or is given a wrong one.
test.use({ expectedErrors: /status of (400|403)/ });

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const asked = (page: Page) => page.getByRole('dialog', { name: 'Bitte bestätigen Sie mit Ihrem Passwort' });
const field = (page: Page) => asked(page).getByLabel('Ihr Passwort', { exact: true });

/** As if everybody had typed the password eleven minutes ago. */
const letTimePass = (server: RunningServer) =>
  change(server, 'update session set password_at = password_at - ?', 11 * 60_000);

async function opened(page: Page, name: string): Promise<Locator> {
  await page.goto('/settings/1');
  await button(page, name).click();
  return page.getByRole('dialog', { name, exact: true });
}

test('a colleague’s password is reset behind the own one, by keyboard, with a slip and a second thought', async ({
  page,
  server,
}) => {
  await signIn(page, 'leitung');
  letTimePass(server);
  await button(await opened(page, 'Sabine Lorenz'), 'Passwort zurücksetzen').click();
  const question = page.getByRole('dialog', { name: 'Passwort von Sabine Lorenz zurücksetzen?' });
  await button(question, 'Zurücksetzen').click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  // Escape gives it up; what was asked is still there.
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  await expect(question).toContainText(
    'Sie haben nicht mit Ihrem Passwort bestätigt: Es wurde nichts geändert.',
  );
  await expect(button(question, 'Zurücksetzen')).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page).fill('falsch');
  await page.keyboard.press('Enter');
  await expect(asked(page)).toContainText('Ihr Passwort ist falsch. Sie haben noch 2 Versuche.');
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Passwort zurückgesetzt' });
  await expect(result.locator('code')).toHaveText(/^\w{4}(-\w{4}){3}$/);
  await expectAccessible(page);
  await button(result, 'Schließen').click();
  // For the next ten minutes nobody is asked again.
  await button(await opened(page, 'Daniel Krüger'), 'Passwort zurücksetzen').click();
  await button(
    page.getByRole('dialog', { name: 'Passwort von Daniel Krüger zurücksetzen?' }),
    'Zurücksetzen',
  ).click();
  await expect(page.getByRole('dialog', { name: 'Passwort zurückgesetzt' })).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

test('other sessions are ended behind the password, and the focus is on what is said', async ({
  page,
  browser,
  server,
}) => {
  for (let other = 0; other < 2; other += 1) {
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await signIn(elsewhere, 'leitung');
    await elsewhere.close();
  }
  await signIn(page, 'leitung');
  letTimePass(server);
  await page.goto('/myAccount');
  // Those of one browser are one line, until somebody looks.
  const group = page.getByRole('region', { name: 'Sitzungen' }).locator('summary');
  await expect(group).toHaveText(/: \d+ Sitzungen/);
  await expect(page.getByRole('button', { name: /^Beenden/ })).toHaveCount(0);
  await group.press('Enter');
  await expect(page.getByRole('button', { name: /^Beenden/ }).first()).toBeVisible();
  await button(page, 'Alle anderen beenden').click();
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Alle anderen Sitzungen sind beendet.' });
  await expect(said).toBeFocused();
  await expect(page.getByText('Sie sind sonst nirgends angemeldet.')).toBeVisible();
});
