import { ANSWERS, costs, EMPTY, figure, line, openCart, PRODUCTS } from '../support/cart.ts';
import { openDocument, PATIENT, paper } from '../support/documents.ts';
import { whileInDatabase } from '../support/session.ts';
import { shots } from '../support/shot.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const slip = line('c', PRODUCTS.slip, 'M');
const pullUp = line('d', PRODUCTS.pullUp, 'M');
const cartOf = (...tabs: object[]) => [[EMPTY], tabs, [EMPTY]];
const unpriced = [
  `update product_size set uvp = null where product_id = ${PRODUCTS.slip}`,
  `update product_size set uvp = 2495 where product_id = ${PRODUCTS.slip}`,
] as const;

test('where the only price is missing, no screen names an amount, as the paper does not', async ({
  page,
  server,
}) => {
  await whileInDatabase(server, unpriced, async () => {
    await openCart(page, { answers: PATIENT, cart: cartOf({ lines: [slip] }) });
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText('Preis fehlt');
    await expect(figure(costs(page), 'Mehrkosten')).toHaveText('Preis fehlt');
    await expect(figure(costs(page), 'Gesamtpreis im Monat')).toHaveText('noch offen');
    await expect(costs(page)).not.toContainText('Gesamtpreis ist ohne dieses Produkt');
    await expect(page.getByRole('tab', { name: /^Vorschlag 1/ })).toHaveText(/^Vorschlag 1 Preis fehlt/);
    await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
    const compared = page.getByRole('article', { name: /^Vorschlag 1/ });
    await expect(figure(compared, '.*Gesamtpreis im Monat')).toHaveText('noch offen');
    // Nobody decides for a sum that is not known.
    await expect(
      page.getByText('Preis fehlt: Dieser Vorschlag kann noch nicht gewählt werden.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Diesen Vorschlag wählen' })).toHaveCount(0);
    await page.goto('/offer');
    const care = page.getByRole('region', { name: 'Versorgung', exact: true });
    await expect(care).toContainText('Gesamtpreis noch offen');
    for (const name of ['Versorgung', 'Kosten im Monat'])
      await expect(page.getByRole('region', { name, exact: true })).not.toContainText('0,00');
    await openDocument(page, 'Versorgungsvorschlag');
    await expect(paper(page)).toContainText(/Sie zahlen im Monat\s*noch offen/);
  });
});

test('an emptied proposal leaves no gap in the numbers, and asks for no Zuzahlung', async ({ page }) => {
  await openCart(page, { answers: PATIENT, cart: cartOf({ lines: [slip] }, { lines: [pullUp] }) });
  await page.getByRole('button', { name: 'Vorschlag 1 leeren' }).click();
  const tabs = page.getByRole('tablist', { name: 'Vorschläge' }).getByRole('tab');
  await expect(tabs).toHaveText(['Leerer Vorschlag leer', /^Vorschlag 1 Mehrkosten/]);
  await expect(costs(page)).not.toContainText('Zuzahlung');
  await shots(page, 'proposal-emptied');
  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: /^Vorschlag 1/ })).toContainText('Valdumea');
  await page.goto('/offer');
  await expect(page.locator('.offer-proposal h3')).toHaveText(['Wunschversorgung, Vorschlag 1']);
  await expect(page.locator('.care-proposal h4')).toHaveText(['Vorschlag 1']);
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page)).toContainText('Wunschversorgung, Vorschlag 1');
  await expect(paper(page)).not.toContainText('Vorschlag 2');
});

test('a product that leaves the catalogue is named, and its proposal stays open', async ({
  page,
  server,
}) => {
  await openCart(page, { answers: ANSWERS, cart: cartOf({ lines: [slip, pullUp] }) });
  await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText(/\d/);
  // Its name is known from then on.
  await expect.poll(async () => (await storedDraft(page))?.figures?.basis.sizes.length).toBe(2);
  const renamed = (from: string, to: string) =>
    `update product_size set konfektionsgroesse = '${to}'
    where product_id = ${PRODUCTS.slip} and konfektionsgroesse = '${from}'`;
  await whileInDatabase(server, [renamed('M', '60x90'), renamed('60x90', 'M')], async () => {
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: 'ist nicht mehr im Katalog' });
    await expect(card).toContainText('Valdumea Slip Super, Größe M,');
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText('Preis fehlt');
    await expect(figure(costs(page), 'Gesamtpreis ohne die Produkte, deren Preis fehlt')).toHaveText(/77,45/);
    await page.getByRole('button', { name: 'Neu berechnete Beträge verwenden' }).click();
    await shots(page, 'product-gone');
    await page.goto('/offer');
    const care = page.getByRole('region', { name: 'Versorgung', exact: true });
    await expect(care).toContainText('Valdumea Slip Super, Größe M,');
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Aus dem Vorschlag löschen' }).click();
    await expect(figure(costs(page), 'Gesamtpreis im Monat')).toHaveText(/77,45/);
  });
});
