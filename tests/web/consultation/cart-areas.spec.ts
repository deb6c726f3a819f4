import { expectAccessible } from '../support/accessible.ts';
import {
  ANSWERS,
  area,
  CART,
  costs,
  EMPTY,
  figure,
  line,
  openCart,
  PRODUCTS,
  WISH,
} from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const FREE = /^Wunschversorgung \/ Freiverkauf/;
const MOVES =
  'Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie. Sie kommen deshalb in „Wunschversorgung / Freiverkauf“, nicht in „Medizinisch notw. Versorgung“.';

// @spec consultation-calculator-9
test('care aids and skin care go to the free sale, and what is paid once is shown apart from a month’s sum on each screen', async ({
  page,
}) => {
  await test.step('they go to the free sale from wherever they are added', async () => {
    await openCart(page, { answers: ANSWERS, cart: CART });
    await page.getByRole('button', { name: 'Produktkatalog' }).click();
    await expect(
      page.getByText('Das Produkt kommt in: Medizinisch notw. Versorgung, Vorschlag 1'),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Hautpflege' }).click();
    await expect(page.getByText(MOVES)).toBeVisible();
    await page.getByRole('button', { name: 'Hinzufügen: Dermavela Zinkcreme, Einheitsgröße' }).click();
    await expect(area(page, FREE)).toHaveAttribute('aria-selected', 'true');
    const cream = page.getByRole('article', { name: 'Dermavela Zinkcreme' });
    const price = await cream.getByRole('strong').textContent();
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText(price ?? '');

    await area(page, WISH).click();
    await page.getByRole('button', { name: 'Produktkatalog' }).click();
    await page.getByRole('tab', { name: 'Pflegehilfsmittel' }).click();
    await page
      .getByRole('button', { name: /^Hinzufügen: .*handschuhe/ })
      .first()
      .click();
    await expect(area(page, FREE)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(2);
    await area(page, WISH).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText('80,68\u00a0€');
  });
  await test.step('what is paid once stands apart', async () => {
    const bought = { lines: [line('p', PRODUCTS.pads, '85x90'), line('g', PRODUCTS.gloves, 'M')] };
    const cart = [[{ lines: [line('a', PRODUCTS.slip, 'M')] }], [EMPTY], [bought]];
    await storeDraft(page, { answers: ANSWERS, cart, chosenProposal: ['a'], bought: [['p', 'g']] });
    await area(page, FREE).click();
    await expect(figure(costs(page), 'davon einmalig')).toHaveText('23,45\u00a0€');
    await expect(page.locator('.cart-sum')).toContainText(/zusammen [\d,]+\s€, davon einmalig 23,45\s€$/);
    await expectToFit(page, 'once-cart');
    await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
    const sale = page.getByRole('region', { name: 'Im Freiverkauf dazu' });
    await expect(figure(sale, 'davon einmalig')).toHaveText('23,45\u00a0€');
    await expect(page.locator('.comparison-decision')).toContainText('davon einmalig 23,45\u00a0€');
    await expect(page.getByText('für einen Monat')).toHaveCount(0);
    await expectToFit(page, 'once-comparison');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
    await expect(page.getByRole('region', { name: 'Abschluss' })).toContainText(
      'davon einmalig 23,45\u00a0€',
    );
    await expectToFit(page, 'once-summary');
    await page.getByRole('button', { name: 'Der Person zeigen' }).click();
    const view = page.getByRole('dialog', { name: 'Ihre Vorschläge' });
    await expect(view.locator('.patient-together')).toContainText(
      /Zusammen im Monat [\d,]+\s€ davon einmalig 23,45\s€/,
    );
    await expectToFit(page, 'once-patient');
  });
});

// @spec consultation-calculator-13
test('says where need or packs go against the answer about changes, and takes it over', async ({ page }) => {
  await openCart(page, { answers: { ...ANSWERS, wechseln: 'We2' }, cart: CART });
  await area(page, WISH).click();
  const slip = page.getByRole('article', { name: 'Valdumea Slip Super' });
  await expect(slip.getByLabel('Bedarf am Tag')).toHaveValue('3');
  await expect(slip.getByText('Angegeben:')).toHaveCount(0);

  await slip.getByLabel('Bedarf am Tag').selectOption('6 Stück');
  await expect(slip.getByText('Angegeben: 3- bis 4-mal am Tag')).toBeVisible();
  await slip.getByRole('button', { name: '4 Stück am Tag übernehmen' }).click();
  await expect(slip.getByLabel('Bedarf am Tag')).toHaveValue('4');
  await expect(slip.getByText('Angegeben:')).toHaveCount(0);

  await slip.getByLabel('Packungen im Monat').selectOption('2 Packungen');
  await expect(slip.getByText('Die Packungen im Monat reichen für den Bedarf nicht.')).toBeVisible();
  await expect(slip.getByText('Angegeben: 3- bis 4-mal am Tag')).toBeVisible();

  await slip.getByRole('button', { name: '5 Packungen nach Bedarf' }).click();
  await expect(slip.getByLabel('Packungen im Monat')).toHaveValue('5');
  await expect(slip.getByText('reichen für den Bedarf nicht')).toHaveCount(0);
});
