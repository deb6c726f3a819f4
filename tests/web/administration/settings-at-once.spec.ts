import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { ANSWERS, CART, costs, EMPTY, figure, openCart, PRODUCTS } from '../support/cart.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const WISH = [[EMPTY], [CART[1]?.[0]], [EMPTY]];
const slip = (page: Page) => page.getByRole('article', { name: 'Valdumea Slip Super' });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'In den Einstellungen wurde etwas geändert' });
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });

test('what is set is used by a consultation under way, which says so and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await openCart(page, { answers: ANSWERS, cart: WISH });
  await expect(figure(costs(page), 'Mehrkosten')).toHaveText(/78,56/);

  const office = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await signIn(office, 'leitung');
  await office.goto('/settings/4');
  await office.getByRole('radio', { name: 'Methode B' }).check();
  await office.getByRole('button', { name: 'speichern', exact: true }).click();
  await expect(saved(office)).toBeVisible();

  await expect(notice(page)).toContainText('Die Berechnungsmethode ist jetzt B, vorher A.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nach Methode B');
  await expect(figure(costs(page), 'Mehrkosten')).toHaveText(/99,80/);
  await expect(slip(page)).toBeVisible();
  await expect(notice(page)).toContainText(
    /Vorschlag 1 \(Wunschversorgung\): 80,68\s€ → 99,80\s€ \(Methode\)/,
  );
  await page.getByRole('button', { name: 'Neu berechnete Beträge verwenden' }).click();
  await expect(notice(page)).toHaveCount(0);

  // What is typed on another screen stays, and what is no part of this consultation is not spoken of.
  await page.goto('/wizard/0');
  const year = page.getByLabel('Jahr');
  await year.fill('195');
  await office.getByRole('radio', { name: 'Methode A' }).check();
  await office.getByRole('button', { name: 'speichern', exact: true }).click();
  await expect(notice(page)).toContainText('Die Berechnungsmethode ist jetzt A, vorher B.');
  await expect(year).toHaveValue('195');
  await office.context().close();
});

// @spec consultation-frame-14
test('a price that is missing leads to the prices and back, or says whom to ask', async ({
  page,
  server,
}) => {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'));
  database.exec(`update product_size set uvp = null where product_id = ${PRODUCTS.slip}`);
  database.close();
  await openCart(page, { answers: ANSWERS, cart: WISH });
  await expect(slip(page)).toContainText('wer in Ihrer Institution die Produktpreise pflegt');
  await page.context().clearCookies();

  await openCart(page, { answers: ANSWERS, cart: WISH }, 'leitung');
  await slip(page).getByRole('link', { name: 'Preis eintragen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/3$/);
  await expect(page.locator('.price-product:not([hidden]) .price-head')).toHaveText(['Valdumea Slip Super']);
  const row = page.getByRole('row').filter({ hasText: /^M/ });
  await row.getByRole('textbox').fill('25,95');
  await page.getByRole('button', { name: 'speichern', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'zurück zum Versorgungsrechner' }).click();
  await expect(slip(page)).toContainText(/103,80/);
  await expect(slip(page)).not.toContainText('Preis fehlt');

  // Without an errand it is one step back, however many tabs were looked at.
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Kontaktdaten' }).click();
  const tabs = page.getByRole('navigation', { name: 'Einstellungen' });
  await tabs.getByRole('link', { name: 'Berechnungsmethode' }).click();
  await expect(page).toHaveURL(/\/settings\/4$/);
  await page.getByRole('button', { name: 'zurück' }).click();
  await expect(slip(page)).toBeVisible();
});
