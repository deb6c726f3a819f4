import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { jpeg, SCRIPT } from '../../modules/catalogue/images/sample-images.ts';
import { CART, PRODUCTS } from '../support/cart.ts';
import { openDocument, openScreen, PATIENT, paper, savedPdf } from '../support/documents.ts';
import { prefetched } from '../support/prefetched.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

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

// @spec access-4-17
test('a picture is uploaded, looked at and saved; list, catalogue and product show it, and it goes again', async ({
  page,
}) => {
  await login(page, 'admin');
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
  await login(page, 'admin');
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

/** Gives every product of the demo a picture, one for each name. */
async function uploadAll(page: Page, origin: string): Promise<void> {
  await signIn(page, 'admin');
  const buffer = Buffer.from(await jpeg(510, 400));
  for (const name of new Set(await demoPictures())) {
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    const sent = { headers: { origin }, multipart: { file } };
    expect((await page.request.post('/cms/products/image', sent)).status()).toBe(200);
  }
  await page.context().clearCookies();
}

const LINE = { selectedTime: 2, needsToSelectSize: false };
/** Two people, and what is chosen for them. */
const PEOPLE = [
  {
    answers: PATIENT,
    cart: CART,
    look: 'Valdumea Pull-up Plus',
  },
  {
    answers: { ...PATIENT, gender: 'M', inkontinenz: 'I2', verlust: 'V1', toilette: 'T1', groesse: 'L' },
    cart: [
      [{ lines: [] }],
      [{ lines: [{ id: 'x', product: PRODUCTS.slip, size: 'L', ...LINE }] }],
      [{ lines: [] }],
    ],
    look: 'Valdumea Slip Plus',
  },
] as const;

// @spec access-7-13
test('a consultation shows the pictures that products name, and a proxy cannot tell two of them apart', async ({
  browser,
  page,
  server,
}) => {
  test.slow();
  await uploadAll(page, server.url);
  const traffic: string[][] = [];
  for (const { answers, cart, look } of PEOPLE) {
    const context = await browser.newContext({ baseURL: server.url });
    const own = await context.newPage();
    const asked = new Set<string>();
    context.on('request', (request) => {
      const { protocol, pathname, search } = new URL(request.url());
      // Scripts arrive when there is nothing else to do; all traffic is compared in traffic.spec.ts.
      if (protocol !== 'blob:' && !pathname.startsWith('/assets/'))
        asked.add(`${request.method()} ${pathname}${search}`);
    });
    await openScreen(own, '/recommendations', { answers, cart });
    await isDrawn(own.locator('.pick img').first());
    await prefetched(own);
    for (const path of ['/cart', '/selling', '/offer']) {
      await own.goto(path);
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/cart' && cart === CART) await isDrawn(own.locator('.line-card img').first());
      await prefetched(own);
      await own.waitForLoadState('networkidle');
    }
    await openDocument(own, 'Versorgungsvorschlag');
    await isDrawn(paper(own).locator('img').first());
    // A picture in the file is a JPEG within it (ISO 32000-1, 7.4.8).
    expect((await savedPdf(own)).includes('/DCTDecode')).toBe(true);
    await own.goto('/products');
    await button(own.getByRole('region', { name: look, exact: true }), `Produktinformation: ${look}`).click();
    const large = own.getByRole('dialog').getByAltText(`Abbildung: ${look}`);
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(510);
    await prefetched(own);
    await own.waitForLoadState('networkidle');
    await context.close();
    traffic.push([...asked].sort());
  }
  expect(traffic[1]).toEqual(traffic[0]);
  const pictures = traffic.flat().filter((address) => address.includes('/bilder/'));
  // All small ones in one file, all large ones in as many as it takes.
  expect(pictures.filter((address) => /\/bilder\/[\w-]{43}\/(150|510)-\d+$/.test(address))).toEqual(pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(4);
});
