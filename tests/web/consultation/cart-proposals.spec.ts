import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ANSWERS, area, CART, costs, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { whileInDatabase } from '../support/session.ts';
import { storeDraft, storedText } from '../support/stored-draft.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

const NEEDS = /^Medizinisch notw\. Versorgung \d/;

// @spec consultation-4-11
test('takes back removing, clearing and closing, from another area too, duplicates a proposal, and prints what is shown', async ({
  page,
}) => {
  await openCart(page, { answers: ANSWERS, cart: CART });
  const tab = page.getByRole('tab', { name: /^Vorschlag 1/ });
  await expect(costs(page)).toContainText('30,47');
  await page.getByRole('button', { name: 'Tavenor Vorlage Plus löschen' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: '„Tavenor Vorlage Plus“ wurde gelöscht.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(costs(page)).toContainText('30,47');
  await expect(tab).toContainText('keine Mehrkosten');
  await expect(page.locator('.proposal:focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);

  await area(page, WISH).click();
  await page.getByRole('tab', { name: /^Vorschlag 2/ }).click();
  await page.getByRole('button', { name: 'Vorschlag 2 schließen' }).click();
  await expect(page.getByRole('tab', { name: /^Vorschlag/ })).toHaveCount(1);
  await area(page, NEEDS).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Vorschlag 2 Mehrkosten 56,21' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.getByRole('tab', { name: /^Vorschlag 1/ }).click();
  await page.getByRole('button', { name: 'Vorschlag 1 duplizieren' }).click();
  await expect(page.getByRole('tab', { name: 'Vorschlag 3 Mehrkosten 78,56' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByLabel('Bedarf am Tag').selectOption('1 Stück');
  await expect(page.getByRole('tab', { name: 'Vorschlag 3 Mehrkosten 28,66' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Vorschlag 1 Mehrkosten 78,56' })).toBeVisible();

  await page.getByRole('tab', { name: /^Vorschlag 1/ }).click();
  await page.getByRole('button', { name: 'Vorschlag 1 leeren' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Valdumea Slip Super' })).toBeVisible();
  await expect(costs(page)).toContainText('78,56');
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

// @spec consultation-3-12 consultation-calculator-6
test('area and proposal are there again after a reload, and coming back from the catalogue with a product', async ({
  page,
}) => {
  await openCart(page, { answers: ANSWERS, cart: CART });
  const stored = await storedText(page);
  await area(page, WISH).click();
  await page.getByRole('tab', { name: /^Vorschlag 2/ }).click();
  await expect.poll(() => storedText(page)).not.toBe(stored);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Vorschlag 2/ })).toHaveAttribute('aria-selected', 'true', {
      timeout: 10_000,
    });
  }).toPass();
  await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Vorschlag hinzufügen' }).click();
  await page.getByRole('button', { name: 'Empfehlung', exact: true }).click();
  await page.getByRole('button', { name: 'zum Katalog' }).click();
  await expect(page.getByRole('heading', { name: 'Produktkatalog' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Produktkatalog' }).click();
  await expect(page).toHaveURL(/\/products$/);
  // Filtering does not forget the proposal.
  await page.getByRole('group', { name: 'Produktart' }).getByRole('checkbox', { name: 'Pull-up' }).check();
  await page.getByRole('button', { name: 'Hinzufügen: Tavenor Pull-up Plus, M' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('tab', { name: /^Vorschlag 3 / })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: /Tavenor Pull-up/ })).toBeVisible();
});

// @spec consultation-calculator-1 consultation-4-13
test('method C asks for a needs-based proposal and leads to it, method B with hidden free sale alone to the interview', async ({
  page,
  server,
}) => {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'));
  const setMethod = database.prepare(
    `update institution set berechnungsmethode = ? where name like 'Apotheke%'`,
  );
  setMethod.run('C');
  try {
    await openCart(page, { answers: ANSWERS, cart: [[EMPTY], CART[1], [EMPTY]] });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versorgung berechnen (nach Methode C)');
    await expect(costs(page)).toContainText('78,56');
    await page
      .getByRole('button', { name: 'Vorschlag mit medizinisch notwendiger Versorgung anlegen' })
      .click();
    await expect(area(page, NEEDS)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.proposal:focus')).toHaveCount(1);

    // Under method B nothing but hidden free sale leads to the interview.
    setMethod.run('B');
    await storeDraft(page, {
      answers: ANSWERS,
      cart: [[EMPTY], [EMPTY], [{ lines: [line('c', PRODUCTS.gloves, 'M')] }]],
    });
    await expect(page.getByRole('link', { name: 'Anamnese starten' })).toBeVisible();
    await expect(page.getByText('keine Produkte')).toBeVisible();
  } finally {
    setMethod.run('A');
    database.close();
  }
});

test('a very long word in a name breaks and does not widen the page', async ({ page, server }) => {
  const name = (to: string) =>
    `update product set produktbezeichnung = '${to}' where id = ${PRODUCTS.slip}` as const;
  const long = `Valdumea ${'Inkontinenzversorgungsprodukt'.repeat(3)}`;
  await page.setViewportSize({ width: 360, height: 800 });
  await whileInDatabase(server, [name(long), name('Valdumea Slip Super')], async () => {
    await openCart(page, { answers: ANSWERS, cart: CART });
    for (const path of ['/cart?ansicht=vergleich', '/offer', '/products']) {
      await page.goto(path);
      if (path === '/offer') await unfoldSummary(page);
      await expect(page.getByText(long).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
});
