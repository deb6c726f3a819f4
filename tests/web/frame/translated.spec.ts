import type { Page } from '@playwright/test';
import { ANSWERS, area, CART, costs, figure, openCart, WISH } from '../support/cart.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

// A translator of the browser takes texts out of the page. The page goes on, and shows no figure that is outdated.
test.use({ translated: true });

const AMOUNT = /^-?[\d.]+,\d\d\s€$/;

/** Words of the screen as somebody reads them. */
const read = async (page: Page) => (await page.getByRole('main').innerText()).split(/\s+/).join(' ');

/** Amounts and product names that the translator would change. */
const translatedValues = (page: Page) =>
  page.evaluate(
    ([amount, names]) =>
      [...document.querySelectorAll('main font font')]
        .map(({ textContent }) => textContent?.trim() ?? '')
        .filter((text) => new RegExp(amount).test(text) || names.includes(text)),
    [AMOUNT.source, ['Valdumea Slip Super', 'Tavenor Vorlage Plus']] as [string, string[]],
  );

test('a search in the catalogue is cleared again, and lists of the settings are searched and sorted', async ({
  page,
}) => {
  await test.step('the catalogue', async () => {
    await openWithDraft(page, '/products', { answers: {} });
    const field = page.getByLabel('Produkt suchen');
    const count = page.getByRole('tabpanel').getByRole('status');
    await expect(count).toHaveText(/^\d+ Produkte$/);
    const before = await count.innerText();
    for (const text of ['plus slip valdumea', 'gibt es nicht', '']) {
      await field.fill(text);
      await expect(count).toHaveText(text === '' ? before : /^\d Produkte gefunden$/);
    }
    expect(await translatedValues(page)).toEqual([]);
  });
  await test.step('lists of the settings', async () => {
    await signIn(page, 'admin');
    await page.goto('/cms/6');
    const table = page.getByRole('table').first();
    const search = page.getByRole('searchbox', { name: 'Suche' });
    await expect(table).toBeVisible();
    for (const text of ['a', 'gibt es nicht', '']) {
      await search.fill(text);
      await expect(page).toHaveURL(text === '' ? /\/cms\/6(\?(?!.*q=)|$)/ : /q=/);
    }
    await table.getByRole('columnheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/sort=/);
  });
});

/** Changes, deletes, takes back, compares and chooses; returns what the screens say. */
async function calculate(page: Page): Promise<string[]> {
  await openCart(page, { answers: ANSWERS, cart: CART });
  await area(page, WISH).click();
  const pays = figure(costs(page), 'Sie zahlen im Monat');
  await expect(pays).toHaveText('80,68\u00a0€');
  const card = page.getByRole('article', { name: 'Valdumea Slip Super' });
  await card.getByLabel('Packungen im Monat').selectOption('1');
  await expect(pays).not.toHaveText('80,68\u00a0€');
  await card.getByRole('radio', { name: 'Nacht' }).check();
  await card.getByRole('radio', { name: 'L', exact: true }).check();
  await card.getByRole('button', { name: /löschen$/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card).toBeVisible();
  const cart = await read(page);
  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  await page.getByRole('button', { name: 'Diesen Vorschlag wählen' }).last().click();
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await page.getByRole('button', { name: 'Diesen Vorschlag wählen' }).first().click();
  await expect(page.getByRole('button', { name: 'Auswahl aufheben' })).toHaveCount(1);
  const comparison = await read(page);
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
  return [cart, comparison, await read(page)];
}

test('a calculation says what it says on a page that nobody translates', async ({
  page,
  browser,
  server,
}) => {
  const translated = await calculate(page);
  expect(await translatedValues(page)).toEqual([]);
  const other = await browser.newPage({ baseURL: server.url });
  expect(translated).toEqual(await calculate(other));
  await other.close();
});
