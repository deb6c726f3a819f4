import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { test } from '../support/mails.ts';
import { change } from '../support/session.ts';
import { shot, shots } from '../support/shot.ts';
import { expect, logInByForm, signIn } from '../support/test.ts';

/** A colleague of this file: the passwords of the demo's users are those that other files log in with. */
const COLLEAGUE = { login: 'zugang', name: 'Ada Muster', mail: 'zugang@apotheke-stadtgarten.example' };
const OWN = 'Selbst-gewählt-9';
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel(/wiederholen/i).fill(password);
  await button(page, 'Passwort speichern').click();
}

// What the browser itself says of a call that is refused.
test.use({ expectedErrors: /status of (400|401|403|404|409|429|503)/ });

test('a new colleague sets the password by a mailed link, once; the way on is said when it is over', async ({
  page,
  browser,
  mails,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/1');
  await button(page, 'Benutzer hinzufügen').click();
  const adding = dialogOf(page, 'Benutzer hinzufügen');
  await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
  await adding.getByRole('textbox', { name: /^Vorname/ }).fill('Edda');
  await adding.getByRole('textbox', { name: /^Nachname/ }).fill('Brandt');
  await adding.getByRole('textbox', { name: /^E-Mail/ }).fill('brandt@apotheke.example');
  await expect(
    adding.getByRole('checkbox', { name: 'Link zum Vergeben des Passworts per E-Mail senden' }),
  ).toBeChecked();
  await shots(page, 'invite-new');
  await page.keyboard.press('Enter');
  const added = dialogOf(page, 'Benutzer hinzugefügt');
  await expect(added).toContainText('Der Link zum Vergeben des Passworts ist unterwegs und gilt 7 Tage.');
  await expect(added.locator('code')).toHaveCount(0);
  await button(added, 'Schließen').click();
  await expect(page.getByRole('row').filter({ hasText: 'Brandt' })).toContainText('wartend');
  const invitation = mails.to('brandt@apotheke.example').at(-1);
  expect(invitation?.text).toContain('Ihr Benutzername: edda.brandt');
  const link = new URL(invitation?.link ?? '', page.url());
  expect(link.pathname).toBe('/einladung');

  const context = await browser.newContext();
  const guest = await context.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.headers().referer ?? ''));
  await guest.goto(link.href);
  await expect(guest.getByRole('heading', { name: 'Passwort vergeben' })).toBeVisible();
  // The token is neither in the address bar nor in a referrer.
  await expect(guest).toHaveURL(/\/einladung$/);
  await expect(guest.getByLabel('Neues Passwort', { exact: true })).toBeVisible();
  await shots(guest, 'invitation');
  await expectAccessible(guest);
  await choosePassword(guest, 'passwort');
  await expect(guest.getByRole('alert')).toBeVisible();
  await choosePassword(guest, OWN);
  const changed = dialogOf(guest, 'Ihr Passwort ist gesetzt.');
  await expect(changed).toBeVisible();
  expect(asked.filter((referrer) => referrer.includes('token='))).toEqual([]);
  await changed.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await logInByForm(guest, 'edda.brandt', OWN);
  await expect(guest).not.toHaveURL(/login|createPassword/);
  await context.close();

  const again = await browser.newContext();
  const late = await again.newPage();
  await late.goto(link.href);
  await expect(late.getByRole('alert')).toHaveText('Dieser Link gilt nicht mehr.');
  await expect(late.getByText('Er wurde schon benutzt, ist älter als 7 Tage')).toBeVisible();
  await expect(late.getByRole('link', { name: 'Passwort zurücksetzen' })).toHaveAttribute('href', '/passwd');
  await shots(late, 'invitation-over');
  await expectAccessible(late);
  await again.close();
});

test('an administrator resets a password by a link, or shows an initial one; a refused mail changes nothing', async ({
  page,
  server,
  mails,
}) => {
  const { login, name, mail } = COLLEAGUE;
  addUser(server, login, 'bera_durch');
  change(server, "update users set vorname = 'Ada', nachname = 'Muster' where login_key = ?", login);
  change(server, 'delete from rate_count');
  await signIn(page, 'leitung');
  await page.goto('/settings/1');
  await button(page, name).click();
  const user = dialogOf(page, name);
  await button(user, 'Passwort zurücksetzen').click();
  const question = dialogOf(page, `Passwort von ${name} zurücksetzen?`);
  await expect(
    question.getByRole('radio', { name: `Link per E-Mail an ${mail} senden; er gilt 7 Tage und nur einmal` }),
  ).toBeChecked();
  await shot(page, 'reset-by-link');
  await expectAccessible(page);
  mails.refuse(mail);
  await button(question, 'Zurücksetzen').click();
  await expect(question.getByRole('alert')).toContainText('Die E-Mail wurde nicht versendet.');
  mails.refuse(mail, false);
  const before = mails.to(mail).length;
  await button(question, 'Zurücksetzen').click();
  const done = dialogOf(page, 'Passwort zurückgesetzt');
  await expect(done).toContainText('gilt 7 Tage');
  expect(mails.to(mail)).toHaveLength(before + 1);
  await button(done, 'Schließen').click();
  await button(page, name).click();
  await user.getByText('Verlauf', { exact: true }).click();
  await expect(user.getByRole('listitem').filter({ hasText: 'per E-Mail einen Link' })).toBeVisible();
  await button(user, 'Passwort zurücksetzen').click();
  await question.getByRole('radio', { name: 'Vorläufiges Passwort hier anzeigen' }).check();
  await button(question, 'Zurücksetzen').click();
  await expect(done.locator('code')).toHaveText(/^\w{4}(-\w{4}){3}$/);
});

test('the main user of a new institution is mailed a link in place of an initial password, which stays a choice', async ({
  page,
  mails,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/0');
  const add = async (name: string, number: string, mail: string) => {
    await button(page, 'Institution hinzufügen').click();
    const adding = dialogOf(page, 'Institution hinzufügen');
    const fields = { Name: name, Kundennummer: number, Straße: 'Deich', Hausnummer: '1', PLZ: '28195' };
    for (const [label, value] of Object.entries({
      ...fields,
      Ort: 'Bremen',
      Vorname: 'Enno',
      Nachname: 'Deich',
    }))
      await adding.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
    await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Herr');
    await adding.getByRole('textbox', { name: /^E-Mail/ }).fill(mail);
    return adding;
  };
  const first = await add('Haus am Deich', 'D1', 'enno@deich.example');
  const invites = first.getByRole('checkbox', { name: 'Link zum Vergeben des Passworts per E-Mail senden' });
  await expect(invites).toBeChecked();
  await shots(page, 'invite-main-user');
  await button(first, 'Speichern').click();
  const added = dialogOf(page, 'Institution hinzugefügt');
  await expect(added).toContainText('Der Link zum Vergeben des Passworts ist unterwegs und gilt 7 Tage.');
  await expect(added.locator('code')).toHaveCount(0);
  expect(mails.to('enno@deich.example').at(-1)?.link).toMatch(/^\/einladung\?id=/);
  await button(added, 'Schließen').click();
  const second = await add('Haus am Siel', 'D2', 'enno@siel.example');
  await second.getByRole('checkbox', { name: /^Link zum Vergeben/ }).uncheck();
  await button(second, 'Speichern').click();
  await expect(added.locator('code')).toHaveText(/\S{8,}/);
  expect(mails.to('enno@siel.example')).toEqual([]);
});
