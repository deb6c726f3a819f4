import type { Locator } from '@playwright/test';
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
import { openDocument } from '../support/documents.ts';
import { expectToFit } from '../support/shot.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const FREE = /^Wunschversorgung \/ Freiverkauf/;
const MOVES =
  'Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie. Sie kommen deshalb in „Wunschversorgung / Freiverkauf“, nicht in „Medizinisch notw. Versorgung“.';

// @spec consultation-calculator-9
test('care aids and skin care go to the free sale from wherever they are added, and the catalogue says so', async ({
  page,
}) => {
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

// @spec consultation-calculator-9
test('a proposal with a product in the wrong place names no figure, on no screen and in no document', async ({
  page,
}) => {
  const cart = [[{ lines: [line('g', PRODUCTS.gloves, 'M')] }], [CART[1]?.[0]], [EMPTY]];
  const why = 'fehlt der Bereich. Danach stehen die Kosten fest.';
  await openCart(page, { answers: { ...ANSWERS, lastname: 'Sommer' }, cart });
  await area(page, /^Medizinisch/).click();
  await expect(page.getByRole('tab', { name: 'Vorschlag 1 noch offen' })).toBeVisible();
  const expectOpen = async (within: Locator) => {
    await expect(figure(within, 'Sie zahlen im Monat')).toHaveText('noch offen');
    await expect(figure(within, '.*Mehrkosten')).toHaveText('noch offen');
    await expect(within.getByText(why).first()).toBeVisible();
    await expect(within.getByText(/keine Mehrkosten|abgegolten/)).toHaveCount(0);
  };
  await expectOpen(costs(page));
  const wrong = 'Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie: Das Produkt gehört';
  await expect(page.getByText(wrong)).toBeVisible();
  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  const compared = page.getByRole('article');
  await expectOpen(compared.first());
  await expect(figure(compared.nth(1), '.*Mehrkosten')).toHaveText('78,56\u00a0€');
  await page.goto('/offer');
  await unfoldSummary(page);
  const figures = page.getByRole('region', { name: 'Kosten im Monat', exact: true });
  await expectOpen(figures.locator('.offer-proposal').first());
  const care = page.getByRole('region', { name: 'Versorgung', exact: true });
  await expect(care.getByText('Sie zahlen im Monat noch offen')).toBeVisible();
  await expect(care.getByText(why)).toBeVisible();
  await expect(care.getByText(wrong)).toBeVisible();
  await openDocument(page, 'Versorgungsvorschlag');
  const paper = page.getByRole('article', { name: /^Vorschau: / });
  await expect(paper.getByRole('heading', { name: 'Mehrkostenübernahmeerklärung' }).first()).toBeVisible();
  await expect(paper).toContainText(/Sie zahlen im Monat\s*noch offen/);
  await expect(paper).toContainText(
    'Noch nicht alle Beträge stehen fest für „Medizinisch notwendige Versorgung',
  );
  await expect(paper).not.toContainText(/abgegolten/);
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
  await page.goto('/offer');
  await unfoldSummary(page);
  const care = page.getByRole('region', { name: 'Versorgung', exact: true });
  const offered = care.getByRole('listitem').filter({ hasText: 'Valdumea Slip Super' });
  await expect(offered).toContainText('Angegeben: 3- bis 4-mal am Tag');
  await expect(offered).toContainText('Die Packungen im Monat reichen für den Bedarf nicht.');
  await page.goBack();

  await slip.getByRole('button', { name: '5 Packungen nach Bedarf' }).click();
  await expect(slip.getByLabel('Packungen im Monat')).toHaveValue('5');
  await expect(slip.getByText('reichen für den Bedarf nicht')).toHaveCount(0);
  await slip.getByLabel('Packungen im Monat').selectOption('20 Packungen');
  await expect(slip.getByText('Die Packungen im Monat gehen weit über den Bedarf hinaus.')).toBeVisible();
  // The need follows the answer already, so that there is only the packs' way to offer, once.
  await expect(slip.getByRole('button', { name: /übernehmen$/ })).toHaveCount(0);
  await slip.getByRole('button', { name: '5 Packungen nach Bedarf' }).click();
  await expect(slip.getByLabel('Packungen im Monat')).toHaveValue('5');
});

test('what is paid once is shown apart from a month’s sum, on each screen that names one', async ({
  page,
}) => {
  const pads = line('p', PRODUCTS.pads, '85x90');
  await openCart(page, { answers: ANSWERS, cart: [[EMPTY], [EMPTY], [{ lines: [pads] }]] });
  await area(page, FREE).click();
  const card = page.getByRole('article');
  await expect(card.getByLabel('Packungen, einmalig')).toHaveValue('1');
  await expect(card).not.toContainText('Packungen im Monat');
  await expect(card).not.toContainText('Bedarf');
  await expect(figure(costs(page), 'Sie zahlen einmalig')).toHaveText('23,45\u00a0€');

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
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await expect(page.getByRole('region', { name: 'Abschluss' })).toContainText('davon einmalig 23,45\u00a0€');
  await expectToFit(page, 'once-summary');
  await page.getByRole('button', { name: 'Zum Gast drehen' }).click();
  const view = page.getByRole('dialog', { name: 'Ihre Vorschläge' });
  await expect(view.locator('.patient-together')).toContainText(
    /Zusammen im Monat [\d,]+\s€ davon einmalig 23,45\s€/,
  );
  await expectToFit(page, 'once-patient');
});
