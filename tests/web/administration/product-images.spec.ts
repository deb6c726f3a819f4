import type { Locator, Page } from '@playwright/test';
import { jpeg, SCRIPT } from '../../modules/catalogue/images/sample-images.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const PRODUCT = 'Valdumea Einlage für Frauen Mini';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const press = async (one: Locator) => {
  await one.focus();
  await one.press('Enter');
};
/** Whether the browser has drawn a picture, not only a place for it. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

// What the browser itself says of a file that is refused, and of a picture that is gone.
test.use({ expectedErrors: /status of (400|404)|ERR_FAILED/ });

// @spec access-4-17
test('a picture is uploaded, looked at and saved; list, catalogue and product show it, and it goes again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4?q=9120001');
  const table = page.getByRole('table', { name: 'Produkte' });
  await expect(table).toContainText('kein Bild');
  await press(button(page, PRODUCT));
  const dialog = page.getByRole('dialog');
  await press(button(dialog, 'Bearbeiten'));
  const file = dialog.getByLabel('Bild hochladen');
  await file.focus();
  await expect(file).toHaveAccessibleDescription(/JPG, höchstens 10 MB, empfohlen 510 × 510 Bildpunkte/);

  const choose = (name: string, bytes: Uint8Array) =>
    dialog
      .getByLabel(/ild hochladen$/)
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await choose('einlage-mini.jpg', await jpeg(900, 700));
  await expect(dialog).toContainText('Hochgeladen, 900 × 700 Bildpunkte.');
  await expect(dialog.getByLabel(/^Name des Bildes/)).toHaveValue('einlage-mini');
  await isDrawn(dialog.getByAltText('Vorschau des Bildes'));
  // Nothing of it is saved yet.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' })).toBeVisible();
  await press(button(page, 'Behalten'));
  await press(button(dialog, 'Speichern'));
  await expect(page.getByText('Produkt wurde erfolgreich bearbeitet.')).toBeVisible();
  await isDrawn(table.getByAltText('Bild vorhanden'));
  await press(button(page, PRODUCT));
  await isDrawn(dialog.getByAltText(`Abbildung: ${PRODUCT}`));
  await press(button(dialog, 'Schließen'));

  await page.goto('/products');
  const product = page.getByRole('region', { name: PRODUCT, exact: true });
  const small = product.locator('img');
  await isDrawn(small);
  // What has none is drawn.
  await expect(page.locator('.product:not([hidden]) svg.product-drawing').first()).toBeVisible();
  await button(product, `Produktinformation: ${PRODUCT}`).click();
  await isDrawn(page.getByRole('dialog').getByAltText(`Abbildung: ${PRODUCT}`));

  // A picture that does not come leaves a drawing.
  await page.route('**/bilder/**', (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/products');
  await expect(product.locator('svg.product-drawing')).toBeVisible();
  await page.unroute('**/bilder/**');

  await page.goto('/cms/4?q=9120001');
  await press(button(page, PRODUCT));
  await press(button(dialog, 'Bearbeiten'));
  await press(button(dialog, 'Bild entfernen'));
  await expect(dialog).toContainText('Mit dem Speichern zeigt das Produkt kein Bild mehr.');
  await expect(dialog.getByLabel('Bild hochladen')).toBeFocused();
  await press(button(dialog, 'Speichern'));
  await expect(table).toContainText('kein Bild');
});

// @spec access-4-17
test('many pictures are dropped at once, and a list says what goes where, and what went', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4');
  await press(button(page, 'Bilder hochladen'));
  const dialog = page.getByRole('dialog', { name: 'Bilder hochladen' });
  const picture = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpeg()),
  });
  await dialog
    .getByLabel('Bilder', { exact: true })
    .setInputFiles([
      await picture('9120001.jpg'),
      await picture('valdumea-einlage-frauen.jpg'),
      await picture('unbekannt.jpg'),
      { name: 'skript.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(SCRIPT) },
      { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  const list = dialog.getByRole('region', { name: 'Dateien' });
  const line = (name: string) => list.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(line('9120001.jpg')).toContainText(PRODUCT);
  await expect(line('unbekannt.jpg')).toContainText(
    'Kein Produkt hat ein Bild „unbekannt“ oder diese Artikelnummer.',
  );
  await expect(line('notiz.txt')).toContainText('ist keine Datei der Art JPG');
  await press(dialog.getByRole('button', { name: /Bilde?r? speichern$/ }));
  await expect(dialog.getByText(/^Fertig: \d gespeichert, \d nicht\.$/)).toBeVisible();
  await expect(line('9120001.jpg')).toContainText('gespeichert');
  await press(button(dialog, 'Schließen'));
  await expect(page.getByText(/gespeichert\.$/).first()).toBeVisible();
  await page.goto('/cms/4?q=9120001');
  await isDrawn(page.getByRole('table', { name: 'Produkte' }).getByAltText('Bild vorhanden'));
});
