import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

/**
 * Screens of the administration and of the settings, each in the states that have elements of their own. Of long lists
 * a few rows are looked at: the others are made alike.
 */
const test = testOnOwnServer();

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
/** Of a page below a dialogue: the list, which has a look of its own. */
const BELOW = '.data-scroll';
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const table = (page: Page) => page.getByRole('table').first();

async function open(page: Page, path: string, user: 'admin' | 'leitung' = 'admin') {
  await signIn(page, user);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waysOutLoaded(page);
}

test('institutions, their users and roles: lists, what is shown, missing, chosen or asked before it is deleted', async ({
  page,
}) => {
  await test.step('the list of institutions, one that is shown, and the question before it is deleted', async () => {
    await open(page, '/cms/0');
    await expectAccessible(page);
    await table(page).getByRole('button').first().click();
    await expect(dialogOf(page).getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
    await button(dialogOf(page), 'DSGVO-konform endgültig löschen').click();
    await expect(button(dialogOf(page), 'Behalten')).toBeFocused();
    await expectAccessible(page, BELOW);
  });
  await test.step('a new institution with everything missing', async () => {
    await open(page, '/cms/0');
    await button(page, 'Institution hinzufügen').click();
    await button(dialogOf(page), 'Speichern').click();
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('users of institutions with filters and columns unfolded, and the choice of an institution', async () => {
    await open(page, '/cms/1/institutionen');
    await page.locator('summary', { hasText: 'Filter' }).press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('summary', { hasText: 'Spalten' }).press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await button(page, 'Benutzer hinzufügen').click();
    await dialogOf(page).getByRole('searchbox').waitFor();
    await expectAccessible(page);
  });
  await test.step('roles, and one with its rights', async () => {
    await open(page, '/cms/2');
    await expectAccessible(page);
    await button(page, 'Beratung').click();
    await expect(dialogOf(page).getByRole('group', { name: 'Rechte' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('products: sizes and prices, a new one with everything missing, a file with a fault, and what a colleague has changed', async ({
  page,
  server,
}) => {
  await test.step('sizes unfolded and chosen, and their prices', async () => {
    await open(page, '/cms/4?q=9120001');
    await page.getByRole('button', { name: /^1 Größe von / }).click();
    await page.getByRole('checkbox', { name: 'Alle dieser Seite wählen' }).press('Space');
    await expectAccessible(page);
    await button(page, 'UVP setzen').click();
    await dialogOf(page)
      .getByRole('textbox', { name: /^Prozent/ })
      .fill('10');
    await expect(dialogOf(page).getByRole('region', { name: 'Vorschau' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('one that is shown, and a new one with everything missing', async () => {
    await open(page, '/cms/4?q=9120001');
    await table(page).getByRole('button').first().click();
    await expect(button(dialogOf(page), 'Bearbeiten')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await button(page, 'Produkt hinzufügen').click();
    await button(dialogOf(page), 'Speichern').click();
    await expect(
      dialogOf(page)
        .getByText(/^Größe 1: Bitte füllen Sie/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page, BELOW);
  });
  await test.step('a file that is looked through, with a fault', async () => {
    await open(page, '/cms/4?q=9120001');
    const csv = await (await page.request.get('/cms/tables/produkte')).text();
    await button(page, 'CSV hochladen').click();
    const buffer = Buffer.from(csv.replace(';9,45;', ';9,55;').replace(';11,45;', ';viel;'));
    await dialogOf(page)
      .getByLabel('Datei')
      .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer });
    await button(dialogOf(page), 'Vorschau').click();
    await expect(dialogOf(page)).toContainText('„viel“ ist kein Betrag');
    await expectAccessible(page);
  });
  await test.step('changed by a colleague meanwhile', async () => {
    await signIn(page, 'admin');
    await page.goto('/cms/4');
    await table(page).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Bearbeiten').click();
    await dialog
      .getByRole('textbox', { name: /^Artikelnummer/ })
      .first()
      .fill('B-2');
    change(server, "update product_size set version = version + 1, artikelnummer = artikelnummer || '-1'");
    await button(dialog, 'Speichern').click();
    await expect(dialog.getByRole('alert')).toContainText('Inzwischen geändert');
    await expectAccessible(page, BELOW);
  });
});

test('Krankenkassen, recommendations, questionnaire, hints, overview, log and contract prices', async ({
  page,
}) => {
  await test.step('Krankenkassen, one with rates from a day on, and its history', async () => {
    await open(page, '/cms/6?q=BKK+Beispiel');
    await expectAccessible(page);
    await table(page).getByRole('button').first().click();
    await button(dialogOf(page), 'Sätze ab einem Tag eintragen').click();
    await dialogOf(page).getByText('Verlauf', { exact: true }).click();
    await expectAccessible(page, BELOW);
  });
  await test.step('recommendations, and one with its products', async () => {
    await open(page, '/cms/7?q=F_I1_T2_H2');
    await expectAccessible(page);
    await table(page).getByRole('button').first().click();
    await dialogOf(page).getByRole('searchbox', { name: 'Produkt hinzufügen' }).fill('junior');
    await expect(dialogOf(page).getByRole('list', { name: 'Gefundene Produkte' })).toBeVisible();
    await expectAccessible(page, BELOW);
  });
  await test.step('the questionnaire, and a question with an answer that is missing', async () => {
    await open(page, '/cms/7/fragebogen');
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Bearbeiten/ })
      .first()
      .click();
    await dialogOf(page).getByRole('textbox').first().fill('');
    await button(dialogOf(page), 'Speichern').click();
    await expect(dialogOf(page).getByRole('link', { name: /Bitte füllen Sie/ })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a hint that is changed, and the dry run', async () => {
    await open(page, '/cms/7/hinweise');
    await page
      .getByRole('button', { name: /, zur Frage/ })
      .first()
      .click();
    await expect(dialogOf(page).getByRole('textbox', { name: 'Hinweis' })).toBeVisible();
    await expectAccessible(page, BELOW);
    await page.goto('/cms/7/probe');
    await page.locator('#trial-gender input[value="F"]').check();
    await expectAccessible(page);
  });
  await test.step('the overview and the log', async () => {
    await open(page, '/cms/8');
    await expectAccessible(page);
    await page.goto('/cms/9');
    await expect(table(page)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('contract prices, whose rows are cards on a telephone', async () => {
    await open(page, '/cms/10');
    await expect(page.getByRole('table', { name: 'Vertragspreise' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the settings: each with errors, questions and what somebody else has saved', async ({
  page,
  server,
}) => {
  await test.step('contact data with errors, and after somebody else has saved', async () => {
    await open(page, '/settings/0', 'leitung');
    const phone = page.getByRole('textbox', { name: /^Telefon/ });
    const ik = page.getByRole('textbox', { name: /^Institutionskennzeichen/ });
    await page.getByRole('textbox', { name: /PDF-Passwort$/ }).fill('kurz');
    await ik.fill('108310401');
    await button(page, 'speichern').click();
    await expect(page.getByRole('alert')).toContainText('Prüfziffer');
    await expectAccessible(page);
    await ik.fill('');
    await phone.fill('0761 333');
    change(
      server,
      `update institution set telefon = '0761 222', version = version + 1 where kundennummer = '204711'`,
    );
    await button(page, 'speichern').click();
    await expect(page.getByRole('alert')).toContainText('Inzwischen geändert');
    await expectAccessible(page);
  });
  await test.step('users, one that is shown, and the word about a new password', async () => {
    await open(page, '/settings/1', 'leitung');
    await expectAccessible(page);
    await button(page, 'Sabine Lorenz').click();
    await expectAccessible(page);
    await button(dialogOf(page), 'Passwort zurücksetzen').click();
    await button(dialogOf(page), 'Zurücksetzen').click();
    await expect(page.getByRole('dialog', { name: 'Passwort zurückgesetzt' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the choice of Krankenkassen, and an own one with an error', async () => {
    await open(page, '/settings/2', 'leitung');
    await page.getByRole('list', { name: 'Alle Krankenkassen' }).getByRole('switch').first().click();
    await expectAccessible(page);
    await button(page, 'Weitere Krankenkasse hinzufügen').click();
    await button(dialogOf(page), 'Sätze ab einem Tag eintragen').click();
    await button(dialogOf(page), 'Hinzufügen').click();
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('own prices, one of them wrong, and their change by a percentage', async () => {
    await open(page, '/settings/3', 'leitung');
    // A few of hundreds: they are made alike.
    await page.getByRole('searchbox').fill('Slip Super');
    const prices = page.locator('.price-product:not([hidden]) input');
    // What is out of sight is not laid out, and has no size that could be judged or typed into.
    await page.evaluate(() => {
      for (const product of document.querySelectorAll<HTMLElement>('.price-product'))
        product.style.contentVisibility = 'visible';
    });
    await prices.first().fill('1234,567');
    await prices.nth(1).fill('4');
    await expectAccessible(page);
    await button(page, 'Preise um Prozent ändern').click();
    await dialogOf(page).getByLabel('Um wie viel Prozent').fill('2,5');
    await expectAccessible(page);
  });
  await test.step('the Berechnungsmethode, and the wording of the declaration with its preview', async () => {
    await open(page, '/settings/4', 'leitung');
    await expectAccessible(page);
    await page.goto('/settings/5');
    await button(page, 'Vorlage einsetzen').click();
    await expectAccessible(page);
  });
  await test.step('settings from a file: their difference, and the question before they are taken over', async () => {
    await open(page, '/settings/transfer', 'leitung');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Einstellungen herunterladen' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const buffer = Buffer.from(text.replace(/"method":\s*"A"/, '"method":"C"'));
    await page
      .getByLabel(/^Datei mit Einstellungen/)
      .setInputFiles({ name: 'einstellungen.json', mimeType: 'application/json', buffer });
    await button(page, 'Unterschied anzeigen').click();
    await expect(page.getByRole('heading', { name: /^Datei vom / })).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Übernehmen').click();
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page);
  });
});
