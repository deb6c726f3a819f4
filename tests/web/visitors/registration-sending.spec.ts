import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/mails.ts';
import { field, fillIn, NEW_PASSWORD, newcomer, send } from '../support/registration.ts';
import { expect } from '../support/test.ts';

// The browser reports each answer that is a failure.
test.use({ expectedErrors: /status of (400|404|429|503)|ERR_FAILED/ });

const REGISTER = '**/static/api/register/register.php';
const CHECK = '**/static/api/register/checkrecaptcha.php?*';
const SUCCESS = 'Registrierung erfolgreich – Inkoberatung';

const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** What has been typed is still there. */
async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(NEW_PASSWORD);
  await expect(page.getByRole('button', { name: 'registrieren' })).toBeEnabled();
}

// @spec access-2-18 access-8-6
test('nothing of a registration is lost where something does not answer or takes a visitor for a robot, and it may be sent again', async ({
  page,
}) => {
  await fillIn(page, newcomer());
  const alert = page.getByRole('alert');
  for (const [url, answer] of [
    ['**/register/challenge.php', (route: Route) => route.abort()],
    ['**/assets/proof-of-work.worker*', (route: Route) => route.abort()],
    [CHECK, json({ error: 'unavailable', message: 'nicht erreichbar' }, 503)],
  ] as const) {
    await page.route(url, answer, { times: 1 });
    await send(page);
    await expect(alert, url).toHaveText(
      'Die Sicherheitsprüfung ist zurzeit nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    );
    await expect(alert).toBeFocused();
    await expectKept(page);
  }
  // A refusal is shown as it is worded.
  const message = 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.';
  await page.route(REGISTER, json({ error: 'unavailable', message }, 429), { times: 1 });
  await send(page);
  await expect(alert).toHaveText(message);
  await expectKept(page);

  await page.route(CHECK, json({ success: false }), { times: 1 });
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Roboter erkannt' });
  await expect(dialog).toContainText('Wenn Sie wirklich kein Roboter sind, versuchen Sie es bitte erneut.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectKept(page);

  // The page answers while its worker passes the check.
  const worker = page.waitForEvent('worker');
  await send(page);
  expect((await worker).url()).toContain('/assets/proof-of-work.worker');
  await expect(page.getByRole('button', { name: 'Bitte warten …' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Zur Vertragsversion wechseln' }).click();
  await expect(page.getByText('Vertragsversion', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(SUCCESS);
});

// @spec access-8-5
test('an answer that was lost on the way is not taken for the registration of somebody else, and a mail address in use leads to its field, where another one is taken', async ({
  page,
  context,
}) => {
  await fillIn(page, newcomer());
  await page.route(
    REGISTER,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Der Server ist gerade nicht erreichbar.');
  await expectKept(page);
  await send(page);
  await expect(page.getByText('schon beim vorigen Versuch angekommen')).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Schritt 2: Diese E-Mail-Adresse wird bereits verwendet.' }).click();
  const mail = field(page, 'E-Mail');
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAccessibleDescription(/^Fehler: Diese E-Mail-Adresse wird bereits verwendet\./);
  const free = newcomer()['E-Mail'];
  await mail.fill(free);
  await field(page, 'E-Mail wiederholen').fill(free);
  await page.getByRole('button', { name: 'weiter' }).click();
  await expectKept(page);
  await send(page);
  await expect(page).toHaveTitle(SUCCESS);
  expect(await context.cookies()).toEqual([]);
});

// @spec access-2-25
test('a mail that cannot be sent is said so, and sent later', async ({ page, mails }) => {
  const who = newcomer();
  mails.refuse(who['E-Mail']);
  await fillIn(page, who);
  await send(page);
  await expect(page).toHaveTitle(SUCCESS);
  await expect(page.getByText('konnte nicht verschickt werden')).toBeVisible();
  const resend = page.getByRole('button', { name: 'E-Mail erneut senden' });
  await resend.click();
  await expect(page.getByRole('status')).toHaveText(/E-Mail/);
  await expect(page.getByText('konnte nicht verschickt werden').first()).toBeVisible();
  mails.refuse(who['E-Mail'], false);
  await resend.click();
  await expect(page.getByRole('status')).toHaveText(`Die E-Mail ist erneut unterwegs an ${who['E-Mail']}.`);
  await expect(page.getByText('konnte nicht verschickt werden')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`Wir haben eine E-Mail an ${who['E-Mail']} geschickt.`)).toBeVisible();
  await page.goto(mails.to(who['E-Mail'])[0]?.link ?? '');
  await expect(page.getByRole('status')).toContainText('erfolgreich bestätigt');
  // Another window may still show the page: the user is confirmed by now.
  await page.goto('/success');
  await expect(page.getByRole('heading', { name: 'Keine Registrierung bekannt' })).toBeVisible();
  await expectAccessible(page);
});
