import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { layOutAll } from '../support/lay-out-all.ts';
import { prefetched } from '../support/prefetched.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, test } from '../support/test.ts';

const PERSON = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  groesse: 'L',
};
const EMPTY = 'Ein Produkt mit den gefilterten Eigenschaften ist nicht vorhanden';

/** A product of the open tab. */
const product = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const products = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Produktinformation/ }) });
/** Unfolds the sizes of a product. */
const unfold = (page: Page, name: string) =>
  product(page, name).getByRole('heading').getByRole('button', { name, exact: true }).click();
/** Chooses a size on the row of a product. */
const chooseSize = (page: Page, name: string, size: string) =>
  product(page, name).getByRole('radio', { name: size, exact: true }).check();
const filter = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** Adds a product in a size by its row. */
async function add(page: Page, name: string, size: string): Promise<void> {
  if (size !== 'Einheitsgröße') await chooseSize(page, name, size);
  await page.getByRole('button', { name: `Hinzufügen: ${name}, ${size}`, exact: true }).click();
}

function changeDatabase(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  database.exec(sql);
  database.close();
}

async function openCatalogue(page: Page, search = ''): Promise<void> {
  await signIn(page, 'beratung');
  await page.goto(`/products${search}`);
  await expect(products(page).first()).toBeVisible();
}

/** Screens that the catalogue without filters may be long, at each window. */
const LENGTHS = [
  { width: 1440, height: 900, most: 6 },
  { width: 820, height: 1180, most: 8 },
  { width: 360, height: 800, most: 25 },
];

// @spec consultation-catalogue-3
test('the list is reached from the menu, shows each size with every column, also on paper whatever is unfolded, and is few screens long at each width', async ({
  page,
  server,
}) => {
  changeDatabase(
    server.folder,
    `insert or ignore into own_price select u.institution_id, s.id, 2190 from users u, product_size s
      where u.loginname = 'beratung' and s.artikelnummer = '710423'`,
  );
  await login(page, 'beratung');
  await page.getByRole('list', { name: 'Beratung' }).getByRole('link', { name: 'Produktkatalog' }).click();
  await expect(page).toHaveTitle('Produktkatalog – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1, name: 'Produktkatalog' })).toBeFocused();
  await expect(page.getByText('59 Produkte')).toBeVisible();

  const slip = product(page, 'Valdumea Slip Plus');
  await expect(slip.getByRole('table')).toHaveCount(0);
  await unfold(page, 'Valdumea Slip Plus');
  const row = slip.getByRole('row', { name: /^M / });
  await expect(row.getByRole('rowheader')).toHaveText('MHüftumfang 70–110 cm');
  await expect(row.getByRole('cell')).toHaveText([
    '710423',
    '98108924',
    '15.25.31.1001',
    '28 Stück',
    '22,45\u00a0€',
    '21,90\u00a0€',
    'Hinzufügen',
  ]);
  await expect(slip.getByRole('row', { name: /^L / }).getByRole('cell').nth(5)).toHaveText('–');
  const headers = await slip.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.replaceAll('\u00ad', ''))).toEqual([
    'Größe',
    'Artikelnummer',
    'PZN',
    'Hilfsmittelnummer',
    'Packung',
    'Listenpreis',
    'Eigener Preis',
  ]);

  // On paper every size stands with its numbers.
  await unfold(page, 'Valdumea Slip Plus');
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(tables).toHaveCount(await products(page).count());
  await expect(tables.first()).toContainText(/\d{8}/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(tables).toHaveCount(0);

  await layOutAll(page);
  for (const { width, height, most } of LENGTHS) {
    await page.setViewportSize({ width, height });
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens, `at ${width} px`).toBeLessThanOrEqual(most);
    // On a tablet only a choice of sizes takes a second line.
    const rows = width === 820 ? '.product:has(.size-only):visible' : '.product:visible';
    if (width >= 820) {
      const heights = await page.locator(rows).evaluateAll((all) => all.map((row) => row.clientHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    }
  }
});

// @spec consultation-catalogue-1 consultation-catalogue-7 consultation-8-6
test('the list says where the filters leave nothing and takes them off; another of its three tabs clears them', async ({
  page,
}) => {
  await openCatalogue(page, '#typ=Einlagen&unbekannt=1');
  await filter(page, 'Schweregrad der Inkontinenz', 'Schwerste').check();
  await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
  await expect(page.getByText(/Bitte wählen Sie die Filter neu\.$/)).toBeVisible();
  await expect(page.getByText('0 Produkte')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter aufheben' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { name: EMPTY })).toHaveCount(0);
  await filter(page, 'Produktart', 'Slip').check();
  await openTab(page, 'Pflegehilfsmittel');
  await expect(page).toHaveURL(/\/products#bereich=pflegehilfsmittel$/);
  await expect(page.getByText('14 Produkte')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Konfektionsgröße' })).toHaveCount(0);
  await openTab(page, 'Hautpflege');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByText('59 Produkte')).toBeVisible();
  await expect(filter(page, 'Produktart', 'Alle')).toBeChecked();
});

// @spec consultation-catalogue-2 consultation-frame-9
test('filters take several values a group, hide products and rows, ask the server for nothing, and stay over a reload and a way to another screen', async ({
  page,
}) => {
  await openCatalogue(page);
  await prefetched(page);
  const requests: string[] = [];
  // Chromium looks for the icon again whenever the address changes; scripts of other screens may still be
  // loaded ahead.
  page.on('request', (request) => {
    if (!/favicon|\/assets\//.test(request.url())) requests.push(request.url());
  });
  await filter(page, 'Produktart', 'Slip').check();
  await filter(page, 'Produktart', 'Pull-up').check();
  await filter(page, 'Premium/Basis', 'Basis').check();
  await filter(page, 'Konfektionsgröße', 'XS').check();
  await expect(page).toHaveURL(/#typ=Slip&typ=Pull-ups&ausfuehrung=Basis&groesse=XS$/);
  await expect(filter(page, 'Produktart', 'Alle')).not.toBeChecked();
  // One size is left of each: no choice among sizes.
  await expect(products(page).getByText('Größe XS').first()).toBeVisible();
  await expect(products(page).getByRole('radio')).toHaveCount(0);
  await products(page).first().getByRole('heading').getByRole('button').click();
  await expect(products(page).first().getByRole('rowheader')).toHaveText(/^XS/);
  await filter(page, 'Konfektionsgröße', 'Alle').check();
  await filter(page, 'Produktart', 'Pull-up').uncheck();
  await expect(page).toHaveURL(/#typ=Slip&ausfuehrung=Basis$/);
  await expect(page.getByText('6 Produkte')).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await expect(filter(page, 'Produktart', 'Slip')).toBeChecked();
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Produktkatalog' }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByText('59 Produkte')).toBeVisible();
  await expect(filter(page, 'Produktart', 'Alle')).toBeChecked();
  // From the first page of all there is no step back but home.
  await page.goto('/products');
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/$/);
});

// @spec consultation-catalogue-4 consultation-9-5 consultation-9-12
test('product information shows advantages, absorption, features, and how a product is put on', async ({
  page,
}) => {
  await openCatalogue(page, '#typ=Slip');
  const open = page.getByRole('button', { name: 'Produktinformation: Valdumea Slip Plus' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Valdumea Slip Plus' });
  await expect(dialog.getByRole('tab')).toHaveText([
    'Übersicht',
    'Anwendung im Stehen',
    'Anwendung im Liegen',
  ]);
  await expect(dialog.getByText('Saugstärke 6 von 10 Tropfen')).toBeVisible();
  await expect(dialog.getByText('2-mal am Tag')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Eigenschaften' })).toContainText('Nässeindikator');
  await dialog.getByRole('tab', { name: 'Anwendung im Liegen' }).click();
  await expectAccessible(page, '.product');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

// @spec consultation-catalogue-5
test('adding puts the size of the row into the cart, and asks where the product is there already', async ({
  page,
}) => {
  await openWithDraft(page, '/products#typ=Vorlagen&ausfuehrung=Basis', { answers: PERSON });
  await add(page, 'Tavenor Vorlage Plus', 'Einheitsgröße');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('tab', { name: /^Medizinisch notw/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: 'Tavenor Vorlage Plus' })).toBeVisible();
  const fixierhose = page.getByRole('article', { name: 'Tavenor Fixierhose' });
  await expect(fixierhose.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/#typ=Vorlagen&ausfuehrung=Basis$/);

  await page.goto('/products#typ=Slip');
  await add(page, 'Valdumea Slip Plus', 'M');
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await add(page, 'Valdumea Slip Plus', 'XL');
  const dialog = page.getByRole('dialog', { name: 'Das Produkt ist bereits im Versorgungsrechner' });
  await expect(dialog).toContainText('(Größe M)');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/products#typ=Slip$/);
  await add(page, 'Valdumea Slip Plus', 'XL');
  // Once, also by a double click.
  await dialog.getByRole('button', { name: 'Hinzufügen' }).dblclick();
  await expect(page).toHaveURL(/\/cart$/);
  const cards = page.getByRole('article', { name: 'Valdumea Slip Plus' });
  await expect(cards).toHaveCount(2);
  await expect(cards.last().getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
});
