import { costs, EMPTY, figure, line, openCart, PRODUCTS } from '../support/cart.ts';
import { openDocument, PATIENT, paper } from '../support/documents.ts';
import { whileInDatabase } from '../support/session.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const slip = line('c', PRODUCTS.slip, 'M');
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
