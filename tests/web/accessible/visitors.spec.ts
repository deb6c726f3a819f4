import type { Page } from '@playwright/test';
import { codeAt } from '../../server/support/totp.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addUser, addWaitingUser } from '../support/add-user.ts';
import { expectToFit } from '../support/fit.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { PASSWORD } from '../support/server.ts';
import { change, endSessions } from '../support/session.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

/** Screens before the login and around the consultation, each in the states that have elements of their own. */
const test = testOnOwnServer({
  SECOND_FACTOR: 'required',
  // Visitors are asked whether they may be counted; nobody answers, and nothing is loaded.
  ...{ MATOMO_URL: 'http://127.0.0.1:9', MATOMO_SITE_ID: '3' },
});

// The browser itself reports each refusal.
test.use({ expectedErrors: /status of 40[0139]|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const PERSON = { givenname: 'Erika', lastname: 'Mustermann', birthdate: '1950-01-31', inkontinenz: 'I1' };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const expectAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

test('before the login the pages for visitors and what the law wants, a part that was not loaded, and the documented calls', async ({
  page,
}) => {
  await test.step('a part that was not loaded', async () => {
    await page.route(/\/assets\/film-dialog-.*\.js$/, (route) => route.abort());
    await page.goto('/welcome');
    await press(page, /^Film ansehen/);
    await expectAlert(page);
    await expectAccessible(page);
    await page.unroute(/\/assets\/film-dialog-.*\.js$/);
  });
  await test.step('the page for visitors, its form with everything missing, and the film as a text', async () => {
    await page.goto('/welcome');
    await expect(page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })).toBeVisible();
    await expectAccessible(page);
    const form = page.getByRole('form', { name: 'Kontakt' });
    await form.getByRole('checkbox', { name: /^Ich habe die Datenschutz/ }).check();
    await form.getByRole('button', { name: /abschicken/ }).click();
    await expectAlert(page);
    await expectAccessible(page);
    await press(page, /^Film ansehen/);
    await page.getByRole('dialog').getByText('Der Film als Text').click();
    await expectAccessible(page);
  });
  await test.step('what the law wants', async () => {
    for (const path of ['/impressum', '/datenschutz', '/barrierefreiheit', '/feedback', '/success']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
  await test.step('the documented calls', async () => {
    await page.goto('/static/api/');
    await expectToFit(page, 'api');
    // All of them are made alike: some are enough for axe, which would take long for more than a hundred.
    await page.evaluate(() => {
      for (const call of [...document.querySelectorAll('article')].slice(15)) call.remove();
    });
    await expectAccessible(page);
  });
});

test('before the login the login, new passwords and a registration, with everything missing, wrong or over', async ({
  page,
  server,
}) => {
  await test.step('the login with a wrong try, and the mail that is asked for again', async () => {
    await page.goto('/login');
    await press(page, 'Anmelden');
    await expectAlert(page);
    await expectAccessible(page);
    await press(page, 'E-Mail erneut senden');
    await page.getByRole('dialog').getByRole('button', { name: 'E-Mail senden' }).click();
    await expectAccessible(page);
  });
  await test.step('the login after a trial, and what a contract says', async () => {
    change(server, "update institution set testbeginn = '2020-01-01' where kundennummer = '305802'");
    await page.goto('/login');
    await page.getByLabel('Benutzername').fill('demo');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(page, 'Anmelden');
    await expectAlert(page);
    await expectAccessible(page);
    await press(page, 'Vertragsversion beantragen');
    await expect(page.getByRole('dialog', { name: 'Vertragsversion beantragen' })).toContainText('19,95 €');
    await expectAccessible(page);
    change(
      server,
      "update institution set testbeginn = date('now', '-9 days') where kundennummer = '305802'",
    );
  });
  await test.step('a request for a new password, and a link that is not valid', async () => {
    await page.goto('/passwd');
    await press(page, 'Link anfordern');
    await expectAlert(page);
    await expectAccessible(page);
    await page.goto('/resetpwd?id=1&token=falsch');
    await expectAlert(page);
    await expectAccessible(page);
    await page.goto('/verify');
    await expect(page.getByRole('status')).toContainText('Keine Parameter gefunden');
    await expectAccessible(page);
  });
  await test.step('a first password that is too weak, and no password to choose', async () => {
    await page.goto('/createPassword');
    await expectAccessible(page);
    addWaitingUser(server, 'wartend');
    await signIn(page, 'wartend');
    await page.goto('/createPassword');
    await page.getByLabel('Passwort', { exact: true }).fill('schwach');
    await page.getByLabel('Passwort wiederholen').fill('anders');
    await press(page, 'Passwort speichern');
    await expectAlert(page);
    await expectAccessible(page);
  });
  await test.step('each step of a registration', async () => {
    await page.context().clearCookies();
    for (const path of ['/register1', '/register2', '/register3']) {
      await page.goto(path);
      await press(page, /^(weiter|registrieren)$/);
      await expectAlert(page);
      await expectAccessible(page);
    }
  });
});

test('behind the login the home page of a trial, the frame around a consultation, and a draft that cannot be read', async ({
  page,
}) => {
  await test.step('the home page of a trial, and the question what becomes of the data', async () => {
    await openWithDraft(page, '/', { answers: PERSON }, 'demo');
    await expectAccessible(page);
    await press(page, 'Beratung beginnen');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });
  await test.step('the frame, and its menu as a drawer', async () => {
    await openWithDraft(page, '/recommendations', { answers: PERSON });
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Mustermann');
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 820, height: 1180 });
    await press(page, 'Menü');
    await expectAccessible(page);
  });
  await test.step('a draft that cannot be read', async () => {
    await openWithDraft(page, '/', { answers: { unbekannt: 'x' } });
    await expect(page.getByRole('status').filter({ hasText: 'beiseitegelegt' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('behind the login the own account, the password once more before what gives access, and the consent to data', async ({
  page,
  server,
}) => {
  await test.step('of a user who may change it and of one who may not, and another password', async () => {
    await signIn(page, 'leitung');
    await page.goto('/myAccount');
    await expectAccessible(page);
    await signIn(page, 'beratung');
    await page.goto('/myAccount');
    await waysOutLoaded(page);
    await press(page, 'Passwort ändern');
    await page.getByLabel('Bisheriges Passwort').press('Enter');
    await expectAlert(page);
    await expectAccessible(page);
  });
  await test.step('the password once more', async () => {
    await signIn(page, 'leitung');
    await page.goto('/settings/1');
    change(server, 'update session set password_at = password_at - 660000');
    await press(page, 'Sabine Lorenz');
    await press(page, 'Passwort zurücksetzen');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
    await page.getByRole('dialog', { name: 'Bitte bestätigen Sie mit Ihrem Passwort' }).waitFor();
    await expectAccessible(page);
  });
  await test.step('the consent to data', async () => {
    addUser(server, 'fragend', 'bera_durch');
    change(server, "update users set gelesen = false where login_key = 'fragend'");
    await login(page, 'fragend');
    await page.getByRole('dialog', { name: 'Welche Daten wo gespeichert werden' }).waitFor();
    await expectAccessible(page);
  });
});

test('behind the login a session that is about to end, and that has ended', async ({ page, server }) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  addUser(server, 'untaetig', 'bera_durch');
  await signIn(page, 'untaetig');
  await page.goto('/wizard/1');
  await waysOutLoaded(page);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('43:10');
  await page.getByRole('dialog', { name: 'Sind Sie noch da?' }).waitFor();
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  endSessions(server, 'untaetig');
  await page.clock.fastForward('02:00');
  await page.keyboard.press('Shift');
  await page.getByRole('dialog', { name: 'Ihre Session ist abgelaufen' }).waitFor();
  await expectAccessible(page);
});

test('behind the login a consultation without a connection', async ({ page, context }) => {
  await openWithDraft(page, '/wizard/0', { answers: PERSON });
  await expect(page.locator('.connection-notice')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\./)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});

test('behind the login the second factor: set up, its recovery codes, and the sessions of the account', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill('admin');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await press(page, 'Anmelden');
  await page.getByText('Sie können das Bild nicht scannen?').click();
  await expectAccessible(page);
  const secret = (await page.locator('.secret-text').textContent()) ?? '';
  await page.getByLabel('Code aus der App (6 Ziffern)').fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.locator('.recovery-codes code')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Codes sind aufbewahrt – weiter' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/myAccount');
  await expect(page.getByRole('region', { name: 'Sitzungen' })).toBeVisible();
  await expectAccessible(page);
});
