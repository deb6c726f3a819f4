import { amountsAsOf, copaymentRule } from '#consultation/domain';
import { berlinDay, formatEuro } from '#platform/domain';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, CART, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const RED = 'rgb(156, 31, 26)';
const GREEN = 'rgb(21, 96, 58)';
/** One a pack: what is used twice a day would take 60 packs. */
const REUSABLE_PAD = '219';
const SIZE_NOTICE = 'Achtung: Bitte überprüfen Sie die vorausgewählte Größe.';

// @spec consultation-calculator-5 consultation-5-7 consultation-calculator-4 consultation-calculator-8
// @spec consultation-calculator-2 consultation-8-6 consultation-calculator-6 consultation-calculator-7
test('a card holds what is chosen of a product and says what is to be looked at, and without any product the interview comes first', async ({
  page,
}) => {
  await test.step('period, size, need, packs and price', async () => {
    await openCart(page, { answers: ANSWERS, cart: CART });
    await area(page, WISH).click();
    const card = page.getByRole('article', { name: 'Valdumea Slip Super' });
    const choices = (legend: string) => card.getByRole('group', { name: legend }).getByRole('radio');
    await expect(choices('Tragezeit')).toHaveCount(3);
    for (const period of ['Tag', 'Nacht', '24h'])
      await expect(card.getByRole('radio', { name: period, exact: true })).toBeVisible();
    await expect(card.getByRole('radio', { name: '24h' })).toBeChecked();
    await expect(choices('Größe')).toHaveCount(6);
    await expect(card.getByLabel('Bedarf am Tag').getByRole('option')).toHaveCount(10);
    await expect(card.getByLabel('Packungen im Monat').getByRole('option')).toHaveCount(30);
    await expect(card.getByRole('button', { name: 'Valdumea Slip Super löschen' })).toBeVisible();
    await card.getByRole('radio', { name: 'Nacht' }).check();
    await expect(card.getByRole('radio', { name: 'Nacht' })).toBeChecked();
    await expect(card.getByRole('strong')).toHaveText('99,80\u00a0€');

    await area(page, /^Medizinisch/).click();
    const title = (name: RegExp) => page.getByRole('tab', { name });
    await expect(title(/^Vorschlag 1 keine Mehrkosten/)).toHaveCSS('color', GREEN);
    await expect(page.getByRole('button', { name: 'Vorschlag 1 schließen' })).toHaveCount(0);
    await area(page, WISH).click();
    await expect(title(/^Vorschlag 2 Mehrkosten/)).toHaveCSS('color', RED);
    await expect(page.getByRole('button', { name: 'Vorschlag 1 schließen' })).toHaveCount(0);
    await title(/^Vorschlag 2/).click();
    await expect(page.getByRole('button', { name: 'Vorschlag 2 schließen' })).toBeVisible();
  });
  await test.step('what is to be looked at, and hints', async () => {
    await openCart(
      page,
      {
        answers: { ...ANSWERS, wechseln: 'We2' },
        cart: [
          [EMPTY],
          [
            {
              lines: [
                line('a', PRODUCTS.slip, 'M', { needsToSelectSize: true, dailyNeed: 9 }),
                line('b', REUSABLE_PAD, '75x90'),
                line('c', '99999', 'M'),
                line('d', PRODUCTS.pullUp, 'M', { needsToSelectSize: true, monthlyPackages: 7 }),
              ],
            },
          ],
          [EMPTY],
        ],
      },
      'leitung',
    );
    const slip = page.getByRole('article', { name: 'Valdumea Slip Super' });
    await expect(slip.getByText(SIZE_NOTICE)).toBeVisible();
    await expect(page.getByLabel('Packungen, einmalig')).toHaveValue('1');
    await expect(page.getByText('ist nicht mehr im Katalog')).toBeVisible();
    await page.getByRole('button', { name: 'Hinweise einblenden' }).click();
    const today = berlinDay(new Date());
    const limit = page.getByText(`höchstens ${formatEuro(copaymentRule(today).limit)} im Monat`);
    await expect(limit).toContainText(amountsAsOf(today));
    for (const name of ['Berechnung', 'Deckung', 'Anamnese'])
      await page.getByRole('button', { name: `${name} einblenden` }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vorschlag 1 duplizieren' }).click();
    await page.getByRole('button', { name: 'Vorschlag 2 leeren' }).click();
    await expect(page.getByRole('status').getByText('Vorschlag 2 wurde geleert.')).toBeVisible();
    await page.getByRole('tab', { name: /^Vorschlag 1/ }).click();
    await page.getByRole('button', { name: 'Hinweis schließen' }).click();
    await slip.getByRole('radio', { name: 'L', exact: true }).check();
    await expect(slip.getByText(SIZE_NOTICE)).toHaveCount(0);
    // Where it is right, it is confirmed.
    const pullUp = page.getByRole('article', { name: 'Valdumea Pull-up Plus' });
    await pullUp.getByRole('button', { name: 'Größe M passt' }).click();
    await expect(page.getByText(SIZE_NOTICE)).toHaveCount(0);
    await expect(pullUp.getByRole('radio', { name: 'M', exact: true })).toBeFocused();
    await expect(pullUp.getByLabel('Packungen im Monat')).toHaveValue('7');
    await page.getByRole('button', { name: 'Hinweise ausblenden' }).click();
    await expect(limit).toHaveCount(0);
  });
  await test.step('without any product', async () => {
    await storeDraft(page, { answers: { ...ANSWERS, krankenkasse: 'Selbstzahler' } });
    await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Noch ist kein Produkt ausgewählt.')).toBeVisible();
    await page.getByRole('button', { name: 'Empfehlung', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Produkt aus der Empfehlung hinzufügen' });
    await expect(dialog.getByRole('button', { name: 'zum Katalog' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Beenden' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'Anamnese starten' }).click();
    await expect(page).toHaveURL(/\/wizard\/1$/);
  });
});
