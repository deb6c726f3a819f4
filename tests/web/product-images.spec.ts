import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cmykJpeg, jpeg, SCRIPT } from '../modules/catalogue/images/sample-images.ts';
import { openDocument, openScreen, paper, savedPdf } from './support/documents.ts';
import { expectPresentable } from './support/shot.ts';
import { expect, login, signIn, testOnOwnServer } from './support/test.ts';

const test = testOnOwnServer();

const PRODUCT = 'Valdumea Einlage für Frauen Mini';

/** The names of pictures that the demo's products say; none of them is there at first. */
async function demoPictures(): Promise<readonly string[]> {
  const csv = await readFile('data/catalogue/produkte.csv', 'utf8');
  return csv.match(/(?<=;)(valdumea|tavenor)-[a-z-]+(?=;)/g) ?? [];
}

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
test.use({ expectedErrors: /status of (400|404)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a picture is uploaded, looked at and saved; list, catalogue and product show it, and it goes again', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/cms/4?q=9120001');
  const table = page.getByRole('table', { name: 'Produkte' });
  await expect(table).toContainText('keines');
  await press(page.getByRole('button', { name: /^9120001/ }));
  const dialog = page.getByRole('dialog');
  await press(button(dialog, 'Bearbeiten'));
  const file = dialog.getByLabel('Bild hochladen');
  await file.focus();
  await expect(file).toHaveAccessibleDescription(/JPG, höchstens 10 MB, empfohlen 510 × 510 Bildpunkte/);
  await expectPresentable(page, 'images-none');

  const choose = (name: string, bytes: Uint8Array) =>
    dialog
      .getByLabel(/ild hochladen$/)
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await choose('bild.png', await jpeg());
  await expect(dialog).toContainText('„bild.png“ ist keine Datei der Art JPG.');
  await choose('skript.jpg', SCRIPT);
  await expect(dialog).toContainText('Diese Datei ist kein JPEG-Bild. Erlaubt sind Bilder der Art JPG.');
  await choose('einlage-mini.jpg', await jpeg(900, 700));
  await expect(dialog).toContainText('Hochgeladen, 900 × 700 Bildpunkte.');
  await expect(dialog.getByLabel(/^Name des Bildes/)).toHaveValue('einlage-mini');
  await isDrawn(dialog.getByAltText('Vorschau des Bildes'));
  await expectPresentable(page, 'images-uploaded');
  // Nothing of it is saved yet.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' })).toBeVisible();
  await press(button(page, 'Weiter bearbeiten'));
  await press(button(dialog, 'Speichern'));
  await expect(page.getByText('Produkt wurde erfolgreich bearbeitet.')).toBeVisible();
  await isDrawn(table.getByAltText('vorhanden'));
  await expectPresentable(page, 'images-list');
  await press(page.getByRole('button', { name: /^9120001/ }));
  await isDrawn(dialog.getByAltText(`Abbildung: ${PRODUCT}`));
  await expectPresentable(page, 'images-view');
  await press(button(dialog, 'Schließen'));

  await page.goto('/products');
  const product = page.getByRole('region', { name: PRODUCT, exact: true });
  const small = product.locator('img');
  await isDrawn(small);
  // What has none is drawn.
  await expect(page.locator('.product:not([hidden]) svg.product-drawing').first()).toBeVisible();
  // Of the other products those far from the window are not laid out (products.spec.ts looks at them).
  await expectPresentable(
    page,
    'images-catalogue',
    `.product:not([aria-labelledby="${await product.getAttribute('aria-labelledby')}"])`,
  );
  await button(product, `Produktinformation: ${PRODUCT}`).click();
  await isDrawn(page.getByRole('dialog').getByAltText(`Abbildung: ${PRODUCT}`));
  await expectPresentable(page, 'images-product', '.product');

  // A picture that does not come leaves a drawing.
  await page.route('**/bilder/**', (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/products');
  await expect(product.locator('svg.product-drawing')).toBeVisible();
  await page.unroute('**/bilder/**');

  await page.goto('/cms/4?q=9120001');
  await press(page.getByRole('button', { name: /^9120001/ }));
  await press(button(dialog, 'Bearbeiten'));
  await choose('anderes.jpg', await cmykJpeg());
  await expect(dialog).toContainText('Es ist kleiner als empfohlen.');
  await expect(dialog).toContainText('Das bisherige wird dann gelöscht, wenn kein anderes Produkt es zeigt.');
  await press(button(dialog, 'Bild entfernen'));
  await expect(dialog).toContainText('Mit dem Speichern zeigt das Produkt kein Bild mehr.');
  await expect(dialog.getByLabel('Bild hochladen')).toBeFocused();
  await press(button(dialog, 'Speichern'));
  await expect(table).toContainText('keines');
});

test('recommendations, calculator, Versorgungsvorschlag and its PDF show pictures that products name', async ({
  page,
  server,
}) => {
  await signIn(page, 'admin');
  const pictures = new Set(await demoPictures());
  const buffer = Buffer.from(await jpeg(510, 400));
  for (const name of pictures) {
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    const sent = { headers: { origin: server.url }, multipart: { file } };
    expect((await page.request.post('/cms/products/image', sent)).status()).toBe(200);
  }
  await page.context().clearCookies();

  await openScreen(page, '/recommendations');
  await isDrawn(page.locator('.product-choice img').first());
  await expectPresentable(page, 'images-recommendations');
  await page.goto('/cart');
  await isDrawn(page.locator('.line-card img').first());
  await expectPresentable(page, 'images-cart');
  await page.goto('/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  await isDrawn(paper(page).locator('img').first());
  await expectPresentable(page, 'images-document');
  // A picture in the file is a JPEG within it (ISO 32000-1, 7.4.8).
  expect((await savedPdf(page)).includes('/DCTDecode')).toBe(true);
});
