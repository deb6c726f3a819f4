import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { test } from '../support/mails.ts';
import {
  field,
  fillIn,
  givePassword,
  giveUser,
  NEW_PASSWORD,
  newcomer,
  send,
} from '../support/registration.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, login } from '../support/test.ts';

/** What is stored of the institution behind a mail address. */
function institutionOf(server: RunningServer, mail: string) {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'), { readOnly: true });
  try {
    return database
      .prepare(
        `select i.name, i.kundennummer, i.strasse, p.name as paket, u.loginname
         from users u join institution i on i.id = u.institution_id join paket p on p.id = i.paket_id
         where u.mail = ?`,
      )
      .get(mail) as Record<string, unknown> | undefined;
  } finally {
    database.close();
  }
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href, document.cookie]));

// @spec access-1-1 access-2-16 access-4-6
// @spec consultation-7-15 access-7-1
test('a visitor registers by keyboard alone, confirms by the mail, logs in and can begin to advise', async ({
  page,
  mails,
  server,
}) => {
  const who = newcomer();
  await page.goto('/register1');
  await expect(page).toHaveTitle('Registrierung, Schritt 1/3: Adressdaten – Inkoberatung');
  await expect(page.getByText('Schritt 1/3', { exact: true })).toBeVisible();
  await expect(page.getByText('Montag bis Freitag 8.00–16.30')).toBeVisible();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  const number = page.getByLabel('Kundennummer', { exact: true });
  // Until the scripts run nothing can be typed there.
  await expect(number).toBeEnabled();
  await number.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Ich habe keine Kundennummer')).toBeChecked();
  for (const text of [who.Name, who.Straße, who.Hausnummer, who.PLZ, who.Ort]) await type(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Registrierung, Schritt 2/3: Benutzerdaten – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzerdaten' })).toBeFocused();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Frau' })).toBeChecked();
  for (const text of [who.Vorname, who.Nachname, who['E-Mail'], 'falsch']) await type(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'E-Mail wiederholen')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(who['E-Mail']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Registrierung, Schritt 3/3: Passwort – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort' })).toBeFocused();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await type(NEW_PASSWORD);
  await expect(page.getByText('Länge und Zeichen passen.')).toBeVisible();
  await page.keyboard.press('Tab');
  await type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Registrierung erfolgreich – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { loginname } = institutionOf(server, who['E-Mail']) as { loginname: string };
  await expect(page.getByRole('main')).toContainText(who['E-Mail']);
  await expect(page.getByRole('main')).toContainText(loginname);
  for (const name of ['zur Startseite', 'Impressum', 'Datenschutz'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await stored(page)).not.toMatch(new RegExp(`Elbweg|${NEW_PASSWORD.replace('!', '')}`));

  const [mail] = mails.to(who['E-Mail']);
  expect(mail?.text).toContain(loginname);
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('status')).toContainText('Ihre E-Mail-Adresse wurde erfolgreich bestätigt!');
  expect(await stored(page), 'mail and name have served their purpose').not.toContain(who['E-Mail']);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await login(page, loginname, NEW_PASSWORD);
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await page.getByRole('button', { name: 'Einverstanden' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen' }).click();
  await page.getByRole('combobox', { name: /Krankenkasse/ }).click();
  await page.getByRole('option', { name: 'Keine Krankenkasse', exact: true }).click();
  await expect(page.getByRole('combobox', { name: /Krankenkasse/ })).toHaveValue('Keine Krankenkasse');
});

// @spec access-2-17 access-3-10
test('nothing typed is lost on back, forward, flipping and reload; a password lies in no storage', async ({
  page,
}) => {
  const who = newcomer();
  await fillIn(page, who);
  expect(await stored(page)).not.toContain(NEW_PASSWORD);
  await page.getByRole('link', { name: 'Zur Vertragsversion wechseln' }).click();
  await expect(page.getByText('19,95 € im Monat')).toBeVisible();
  await page.getByRole('link', { name: 'zurück' }).click();
  expect(await stored(page)).not.toContain(NEW_PASSWORD);
  await expect(field(page, 'E-Mail wiederholen')).toHaveValue(who['E-Mail']);
  await expect(page.getByRole('radio', { name: 'Frau' })).toBeChecked();
  await page.getByRole('link', { name: 'zurück' }).click();
  await expect(field(page, 'Straße')).toHaveValue('Elbweg');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(NEW_PASSWORD);
  await expect(page.getByLabel('Passwort wiederholen')).toHaveValue(NEW_PASSWORD);
  await page.reload();
  await expect(page.getByText('19,95 € im Monat')).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: /^\d? ?Adressdaten/ }).click();
  await expect(field(page, 'Ort')).toHaveValue('Dresden');
  await page.goBack();
  await page.goForward();
  await expect(field(page, 'Ort')).toHaveValue('Dresden');

  // Logging out forgets what was typed before the login.
  await login(page, 'beratung');
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page).toHaveTitle('Anmelden – Inkoberatung');
  expect(await stored(page)).not.toContain('Elbweg');
});

// @spec access-2-17 access-2-19 access-5-2 access-8-7
test('the contract version is chosen by the address or the footer and registered with a known number, which fills in the address; an unknown number is refused, and an address is overwritten only on purpose', async ({
  page,
  server,
}) => {
  await test.step('the version, and a known number', async () => {
    // Another name of a step leads there, with the version.
    await page.goto('/registerpass?version=1');
    await expect(page.getByText('Vertragsversion', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/register3$/);
    await page.goto('/register');
    await expect(page).toHaveURL(/\/register1$/);
    await page.getByRole('link', { name: 'Zur Demoversion wechseln' }).click();
    await expect(page.getByText('Demoversion', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Zur Vertragsversion wechseln' }).click();
    const number = page.getByLabel('Kundennummer', { exact: true });
    // Keys do not wait for the field, as `fill` does.
    await expect(number).toBeEnabled();
    await number.pressSequentially('410024999');
    await expect(number, 'at most 8 characters').toHaveValue('41002499');
    await number.fill('410024');
    // Enter checks the number, and does not leave the step.
    await number.press('Enter');
    await expect(page.getByRole('status')).toContainText('Die Kundennummer 410024 ist bestätigt');
    await expect(field(page, 'Name')).not.toHaveValue('');
    const strasse = await field(page, 'Straße').inputValue();
    await page.getByRole('button', { name: 'weiter' }).click();
    const who = newcomer();
    await giveUser(page, who);
    await givePassword(page);
    await send(page);
    await page.waitForURL('**/success');
    const registered = { kundennummer: '410024', strasse, paket: 'Vollversion' };
    expect(institutionOf(server, who['E-Mail'])).toMatchObject(registered);
  });
  await test.step('an unknown one, none at all, and what is typed', async () => {
    await page.goto('/register1');
    const number = page.getByLabel('Kundennummer', { exact: true });
    const next = page.getByRole('button', { name: 'weiter' });
    await next.click();
    await expect(number).toHaveAccessibleDescription(/oder wählen Sie „Ich habe keine Kundennummer“/);
    await number.fill('99999');
    await expect(number).toHaveAccessibleDescription(/Ihre Kundennummer ist nicht bestätigt/);
    await page.getByRole('button', { name: 'prüfen' }).click();
    await expect(number).toHaveAccessibleDescription(
      /^Fehler: Diese Kundennummer ist nicht in unserem System hinterlegt!/,
    );
    await page.getByLabel('Ich habe keine Kundennummer').check();
    await expect(number).toBeDisabled();
    await expect(number).toHaveValue('99999');
    await expect(page.getByRole('alert').getByText(/Kundennummer/)).toHaveCount(0);

    // An address that somebody has typed is replaced only when they say so.
    await page.getByLabel('Ich habe keine Kundennummer').uncheck();
    await field(page, 'Name').fill('Mein Name');
    await number.fill('410023');
    await page.getByRole('button', { name: 'prüfen' }).click();
    await expect(page.getByRole('status')).toContainText('Brunnengasse 7, 97070 Würzburg');
    await expect(field(page, 'Name')).toHaveValue('Mein Name');
    await expect(field(page, 'Ort')).toHaveValue('');
    await page.getByRole('button', { name: 'Diese Adresse eintragen' }).click();
    await expect(field(page, 'Name')).toHaveValue(/^Brunnen-Apotheke/);
    await expect(field(page, 'Ort')).toHaveValue('Würzburg');
  });
});
