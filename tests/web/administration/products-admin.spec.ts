import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { anotherProduct } from '../../modules/catalogue/product-rows.ts';
import { expectAccessible } from '../support/accessible.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Of a page below a dialogue: the list, which has a look of its own. */
const BELOW = '.data-scroll';

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

// @spec access-2-53 access-4-17
test('the vendor enters a product with its sizes by keyboard alone, sees what a colleague has changed meanwhile, and a consultation sees it', async ({
  page,
  server,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4');
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();

  await press(button(page, 'Produkt hinzufügen'));
  const dialog = page.getByRole('dialog');
  await press(button(dialog, 'Speichern'));
  // Everything in one go: eight fields of the product, and those of its size.
  const summary = dialog.getByRole('alert').or(dialog.locator('.error-summary')).first();
  for (const text of ['Größe 1: Bitte füllen Sie das Feld „PZN“ aus.', '„UVP“', '„Hilfsmittelnummer“'])
    await expect(summary).toContainText(text);
  await expectAccessible(page, BELOW);
  const field = (name: RegExp | string) => dialog.getByRole('textbox', { name });
  const choice = (name: string) => dialog.getByRole('combobox', { name });
  const cell = (column: string, size: string) =>
    dialog.getByRole('textbox', { name: `${column}, Größe ${size}`, exact: true });

  // Another kind of product resets what does not go with it.
  await choice('Produktart').selectOption('Pflegehilfsmittel');
  await expect(choice('Premium/Basis')).toHaveValue('-');
  await expect(choice('Schweregrad')).toHaveValue('Kein Schweregrad');
  await expect(choice('Tropfenanzahl')).toHaveValue('0');
  await cell('Größe', '1').fill('60x90');
  await choice('Produktart').selectOption('Inkontinenzprodukt');
  await expect(choice('Schweregrad')).toHaveValue('');

  await choice('Anwendungstyp').selectOption('Slip');
  await choice('Premium/Basis').selectOption('Premium');
  await choice('Schweregrad').selectOption('Schwere Inkontinenz');
  await choice('Tropfenanzahl').selectOption('7,5');
  await field(/^Produktbezeichnung/).fill('Probe Slip Nacht');
  await dialog.getByRole('checkbox', { name: 'Für die Nacht' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Wiederverwendbar', exact: true }).press('Space');
  const [first, second] = [anotherProduct(0), anotherProduct(1)];
  const { keyboard } = page;
  const fill = async (...texts: readonly unknown[]) => {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await keyboard.press('Tab');
      await keyboard.type(String(text));
    }
  };
  await cell('Größe', '1').focus();
  await fill('M', '99M', '12345679', first.EAN, '80-120', '28', '24,9', '15.25.31.0001');
  // The next size follows, with what is mostly the same.
  await keyboard.press('Enter');
  await expect(cell('Größe', 'L')).toHaveValue('L');
  await expect(cell('Artikelnummer', 'L')).toBeFocused();
  await expect(cell('Stück', 'L')).toHaveValue('28');
  await expect(cell('Hilfsmittel-Nr.', 'L')).toHaveValue('15.25.31.0001');
  await fill('99L', second.PZN, second.EAN, '100-140');
  await keyboard.press('ArrowUp');
  await expect(cell('Hüfte in cm', 'M')).toBeFocused();
  await press(button(dialog, 'Speichern'));
  await expect(dialog).toContainText('Größe 1: Die Prüfziffer der PZN 12345679 stimmt nicht.');
  await cell('PZN', 'M').fill(String(first.PZN));
  await press(button(dialog, 'Speichern und weiteres anlegen'));
  await expect(dialog.getByRole('status').first()).toHaveText('Ein neues Produkt wurde hinzugefügt.');
  await expect(field(/^Produktbezeichnung/)).toHaveValue('');
  // Rows copied from a spreadsheet fill the sizes.
  const rows = [10, 11].map((number, at) => {
    const { PZN, EAN } = anotherProduct(number);
    return [['S', 'M'][at], `98${at}`, PZN, EAN, '70-95', '26', '23,45 €', '15.25.31.0001'].join('\t');
  });
  await cell('Größe', '1').focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, rows.join('\r\n'));
  await expect(cell('PZN', 'M')).toHaveValue(String(anotherProduct(11).PZN));
  await expect(cell('UVP in €', 'S')).toHaveValue('23,45');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' })).toBeVisible();
  await press(button(page, 'Verwerfen'));
  await expect(dialog).toHaveCount(0);

  await page.goto('/cms/4?q=Probe+Slip');
  const table = page.getByRole('table', { name: 'Produkte' });
  await expect(table).toContainText('2 Größen');
  await press(button(page, 'Probe Slip Nacht'));
  await expect(dialog).toContainText('Für die Nacht');
  await expect(dialog).toContainText(/Wiederverwendbar\s*ja/);
  await expect(dialog).toContainText('wird nicht empfohlen');
  await expectAccessible(page);
  await press(button(dialog, 'Bearbeiten'));
  await cell('UVP in €', 'M').fill('19,95');
  await press(button(dialog, 'Speichern'));
  await expect(page.getByText('Produkt wurde erfolgreich bearbeitet.')).toBeVisible();
  await expect(table).toContainText(/19,95 bis 24,90/);

  // A size more, from the list.
  const fold = page.getByRole('button', { name: '2 Größen von Probe Slip Nacht' });
  await press(fold);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await press(button(page, 'Größe hinzufügen zu Probe Slip Nacht'));
  await expect(cell('Größe', 'XL')).toHaveValue('XL');
  await expect(cell('UVP in €', 'XL')).toHaveValue('24,90');
  const third = anotherProduct(2);
  await cell('Artikelnummer', 'XL').focus();
  await fill('99XL', third.PZN, third.EAN);
  await press(button(dialog, 'Speichern'));
  await expect(table).toContainText('3 Größen');

  await press(button(page, 'Probe Slip Nacht'));
  await press(button(dialog, 'Bearbeiten'));
  await cell('Artikelnummer', 'M').fill('B-2');
  change(
    server,
    "update product_size set version = version + 1, artikelnummer = '99K' where artikelnummer = '99M'",
  );
  await press(button(dialog, 'Speichern'));
  await expect(dialog.getByRole('alert')).toContainText('Inzwischen geändert');
  await expectAccessible(page, BELOW);

  await page.goto('/products');
  await expect(page.getByText('Probe Slip Nacht').first()).toBeVisible();
});

// @spec access-2-53
test('chosen sizes get another price, are taken out as a file and deleted, each said before', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4?q=9120001');
  const table = page.getByRole('table', { name: 'Produkte' });
  const dialog = page.getByRole('dialog');
  await expect(table.getByRole('link', { name: /^empfohlen bei \d+ Schlüsseln$/ })).toHaveAttribute(
    'href',
    '/cms/7?q=9120001',
  );
  const all = page.getByRole('checkbox', { name: 'Alle dieser Seite wählen' });
  await all.press('Space');
  await expect(page.getByText('1 Größe von 1 Produkt gewählt')).toBeVisible();
  await press(page.getByRole('button', { name: /^1 Größe von Valdumea/ }));
  await expectAccessible(page);
  await press(button(page, 'UVP setzen'));
  await press(button(dialog, 'Preise ändern'));
  await expect(dialog).toContainText('Bitte geben Sie Prozent');
  await dialog.getByRole('textbox', { name: /^Prozent/ }).fill('10');
  await expect(dialog.getByRole('region', { name: 'Vorschau' })).toContainText(/7,95\s€\s*8,75\s€/);
  await expectAccessible(page);
  await press(button(dialog, 'Preise ändern'));
  await expect(page.getByText('Ein Preis wurde geändert.')).toBeVisible();
  await expect(table).toContainText('8,75');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Auswahl als CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(';8,75;');
  expect(csv).not.toContain('Valdumea Slip');

  await press(button(page, 'Auswahl löschen'));
  const question = page.getByRole('dialog', { name: 'Jetzt löschen?' });
  await expect(question).toContainText(/wird empfohlen, bei \d+ Schlüsseln/);
  await expect(question).toContainText('und mit ihr das Produkt');
  await press(button(question, 'Löschen'));
  await expect(page.getByText('Produkt wurde erfolgreich gelöscht.')).toBeVisible();
  await expect(page.getByText('Kein Produkt passt zu dieser Suche.')).toBeVisible();
});

// @spec access-2-54 access-8-17
test('the product table is taken out as CSV, looked through and put in, and a wrong file is taken back at its entry of the log, which says first what stays', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('produkte.csv');
  const csv = await readFile(await file.path(), 'utf8');
  const dialog = page.getByRole('dialog');
  const upload = async (text: string) => {
    await page.getByRole('button', { name: 'CSV hochladen' }).click();
    await page
      .getByLabel('Datei')
      .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Vorschau' }).click();
  };
  await upload(csv);
  await expect(dialog).toContainText('Die Datei ändert nichts. Alles ist identisch.');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await upload(csv.replace(';9,45;', ';99,45;').replace(';11,45;', ';99,55;').replace(';22,45;', ';viel;'));
  await expect(dialog).toContainText('UVP 9,45 → 99,45');
  // The row as a spreadsheet counts it, though cells before it go over several lines.
  await expect(dialog).toContainText(
    /Zeile \d+ \(in der Datei Zeile \d+\), Artikelnummer \d+, Spalte UVP: „viel“ ist kein Betrag\./,
  );
  await expect(dialog).toContainText('Das Einlesen lässt sich danach im Protokoll zurücknehmen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert: 2 geändert, 0 neu.')).toBeVisible();
  // One of the two prices is corrected meanwhile.
  await page.reload();
  await upload(csv.replace(';11,45;', ';11,50;').replace(';9,45;', ';99,45;'));
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gespeichert: /)).toBeVisible();

  await page.goto('/cms/9');
  const back = page.getByRole('button', { name: 'Diese Einlesung zurücknehmen' });
  await expect(back).toHaveCount(2);
  await back.last().click();
  const taking = page.getByRole('dialog', { name: 'Einlesung zurücknehmen' });
  await expect(taking.getByRole('status')).toContainText('1 Zeile erhält ihren früheren Wert.');
  await expect(taking.getByRole('listitem')).toHaveText(/ wurde seitdem geändert\.$/);
  const former = page.waitForEvent('download');
  await taking.getByRole('link', { name: 'Alte Werte als CSV herunterladen' }).click();
  const old = await readFile(await (await former).path(), 'utf8');
  expect(old).toContain(';9,45;');
  expect(old).toContain(';11,45;');
  await taking.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await expect(taking.getByRole('status')).toContainText('1 zurückgesetzt, 0 entfernt, 1 geblieben');
  await taking.getByRole('button', { name: 'Schließen' }).click();
  await expect(
    page.getByRole('cell', { name: /hat eine Einlesung zurückgenommen \(Produkte; / }),
  ).toBeVisible();
});
