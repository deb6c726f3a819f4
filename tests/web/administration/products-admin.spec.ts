import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { anotherProduct } from '../../modules/catalogue/product-rows.ts';
import { expectPresentable } from '../support/shot.ts';
import { expect, login, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

// @spec access-2-53 access-4-17
test('the vendor adds, changes and deletes products by keyboard, and a consultation sees them', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/cms/4');
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();
  await expectPresentable(page, 'products-list');

  await press(button(page, 'Produkt hinzufügen'));
  const dialog = page.getByRole('dialog');
  await press(button(dialog, 'Speichern'));
  await expect(dialog).toContainText('Bitte füllen Sie das Feld „PZN“ aus.');
  const field = (name: RegExp | string) => dialog.getByRole('textbox', { name });
  const choice = (name: string) => dialog.getByRole('combobox', { name });
  const first = anotherProduct(0);

  // Another kind of product resets what does not go with it.
  await choice('Produktart').selectOption('Pflegehilfsmittel');
  await expect(choice('Premium/Basis')).toHaveValue('-');
  await expect(choice('Schweregrad')).toHaveValue('Kein Schweregrad');
  await expect(choice('Tropfenanzahl')).toHaveValue('0');
  await field('Konfektionsgröße').fill('60x90');
  await choice('Produktart').selectOption('Zubehör');
  await expect(choice('Anwendungstyp')).toHaveValue('Fixierhosen');
  await expect(field('Konfektionsgröße')).toHaveValue('');
  await dialog.getByRole('checkbox', { name: 'Einheitsgröße' }).press('Space');
  await expect(field('Konfektionsgröße')).toHaveValue('onesize');
  await expect(field(/^Hüftumfang/)).toHaveValue('onesize');
  await dialog.getByRole('checkbox', { name: 'Einheitsgröße' }).press('Space');
  await expect(field('Konfektionsgröße')).toHaveValue('');
  await field('Anzahl je Packung').fill('30');
  await dialog.getByRole('checkbox', { name: 'Flüssig', exact: true }).press('Space');
  await expect(field(/^Menge/)).toHaveValue('');
  await dialog.getByRole('checkbox', { name: 'Flüssig', exact: true }).press('Space');
  await choice('Produktart').selectOption('Inkontinenzprodukt');
  await expect(choice('Schweregrad')).toHaveValue('');

  await choice('Anwendungstyp').selectOption('Slip');
  await choice('Premium/Basis').selectOption('Premium');
  await choice('Schweregrad').selectOption('Schwere Inkontinenz');
  await choice('Tropfenanzahl').selectOption('7,5');
  const fill = async (PZN: string, EAN: string, size: string) => {
    await field('Artikelnummer').fill(`99${size}`);
    await field('Produktbezeichnung').fill('Probe Slip Nacht');
    await field('PZN').fill(PZN);
    await field('EAN').fill(EAN);
    await field('Hilfsmittelnummer').fill('15.25.31.0001');
    await field('Konfektionsgröße').fill(size);
    await field('Anzahl je Packung').fill('28');
    await field('UVP in €').fill('24,9');
  };
  await fill('12345679', String(first.EAN), 'M');
  await dialog.getByRole('checkbox', { name: 'Für die Nacht' }).press('Space');
  await press(button(dialog, 'Speichern'));
  await expect(dialog).toContainText('Die Prüfziffer der PZN 12345679 stimmt nicht.');
  await expectPresentable(page, 'products-create');
  await field('PZN').fill(String(first.PZN));
  await press(button(dialog, 'Speichern und weiteres anlegen'));
  await expect(dialog.getByRole('status').first()).toHaveText('Ein neues Produkt wurde hinzugefügt.');
  await expect(field('Artikelnummer')).toHaveValue('');
  await field('Artikelnummer').fill('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' })).toBeVisible();
  await press(button(page, 'Verwerfen'));
  await expect(dialog).toHaveCount(0);

  await page
    .getByRole('searchbox', { name: /Suche|durchsuchen/ })
    .first()
    .fill('Probe Slip');
  await expect(page).toHaveURL(/q=Probe/);
  await press(page.getByRole('button', { name: '99M, Probe Slip Nacht, M' }));
  await expect(dialog).toContainText('Für die Nacht');
  await expectPresentable(page, 'products-view');
  await press(button(dialog, 'Bearbeiten'));
  await field('UVP in €').fill('19,95');
  await press(button(dialog, 'Speichern'));
  await expect(page.getByText('Produkt wurde erfolgreich bearbeitet.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Produkte' })).toContainText('19,95');

  await page.goto('/products');
  await expect(page.getByText('Probe Slip Nacht').first()).toBeVisible();

  await page.goto('/cms/4?q=9120001');
  await press(page.getByRole('button', { name: /^9120001/ }));
  await press(button(dialog, 'Bearbeiten'));
  await press(button(dialog, 'Löschen'));
  const question = page.getByRole('dialog', { name: 'Jetzt löschen?' });
  await expect(question).toContainText(/Es wird empfohlen, bei \d+ Schlüsseln/);
  await expect(question).toContainText('und mit ihr das Produkt');
  await press(button(question, 'Löschen'));
  await expect(page.getByText('Produkt wurde erfolgreich gelöscht.')).toBeVisible();
  await expect(page.getByText('Kein Produkt passt zu dieser Suche.')).toBeVisible();
});

// @spec access-2-54 access-8-17
test('the product table is taken out as CSV, looked through and put in', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('/cms/4');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('produkte.csv');
  const csv = await readFile(await file.path(), 'utf8');
  const upload = async (text: string) => {
    await page.getByRole('button', { name: 'CSV hochladen' }).click();
    await page
      .getByLabel('Datei')
      .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Vorschau' }).click();
  };
  await upload(csv);
  await expect(page.getByRole('dialog')).toContainText('Die Datei ändert nichts. Alles ist identisch.');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await upload(csv.replace(';9,45;', ';9,55;').replace(';11,45;', ';viel;'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('UVP 9,45 → 9,55');
  await expect(dialog).toContainText('Spalte UVP: „UVP“ ist kein Betrag in Euro, wie 17,85.');
  await expectPresentable(page, 'products-import');
  const faults = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Fehlerliste als CSV' }).click();
  expect(await readFile(await (await faults).path(), 'utf8')).toMatch(
    /^\ufeffZeile;Spalte;Fehler\r\n\d+;UVP;„UVP“ ist kein Betrag/,
  );
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert: 1 geändert, 0 neu.')).toBeVisible();
});

// @spec access-2-37
test('a page is turned of what was typed, not of the list before it', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('/cms/4');
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  const turn = pages.getByRole('link', { name: 'weiter' });
  await expect(pages).toContainText('Seite 1 von');
  const all = await page.getByRole('status').filter({ hasText: 'Einträge' }).innerText();
  // Holds the answers until the page has been turned as well.
  const held = Promise.withResolvers<void>();
  await page.route(/cms\/4\.data\?/, (route) => held.promise.then(() => route.continue()).catch(() => {}));
  const asked = page.waitForRequest(/q=Valdumea/);
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Valdumea');
  await asked;
  const next = page.waitForRequest(/cms\/4\.data\?/);
  await turn.click();
  await next;
  held.resolve();
  await expect(page).toHaveURL(/q=Valdumea/);
  await expect(pages).toContainText('Seite 1 von');
  await expect(page.getByText(all, { exact: true })).toHaveCount(0);
  // Once it is shown, it is turned like any other.
  await turn.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/q=Valdumea/);
  await expect(pages).toContainText('Seite 2 von');
});
