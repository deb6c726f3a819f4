import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, CART, costs, EMPTY, figure, openCart, WISH } from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { pressByKey } from '../support/keyboard.ts';
import { whileInDatabase } from '../support/session.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const NEEDS = /^Medizinisch notw\. Versorgung \d/;
const WISH_ONLY = [[EMPTY], CART[1], [EMPTY]];
const ADD = 'Angebot ohne Mehrkosten hinzufügen';
const methodC = [
  `update institution set berechnungsmethode = 'C' where name like 'Apotheke%'`,
  `update institution set berechnungsmethode = 'A' where name like 'Apotheke%'`,
] as const;
const notice = (page: Page) => page.locator('.missing-offer');
const button = (page: Page) => page.getByRole('button', { name: ADD });

test('where there is desired care only, the cheapest offer without Mehrkosten is one touch away, and back, or it says why there is none', async ({
  page,
}) => {
  await test.step('one touch away, and back', async () => {
    await openCart(page, { answers: ANSWERS, cart: WISH_ONLY });
    await expect(page.getByText('Noch fehlt ein Angebot ohne Mehrkosten.')).toBeVisible();
    // Nothing is added by itself.
    await expect(area(page, NEEDS)).toContainText('0');
    await expect(notice(page)).toContainText(/Am günstigsten aus der Empfehlung: .+, [\d,]+\s€ im Monat\./);
    await expectToFit(page, 'cart-wish-only');
    await expectAccessible(page);
    // Above the products, in view at once on a tablet.
    await page.setViewportSize({ width: 820, height: 1180 });
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect(button(page)).toBeInViewport();
    expect(await top(notice(page))).toBeLessThan(400);
    expect(await top(notice(page))).toBeLessThan(await top(page.getByRole('article').first()));
    await pressByKey(page, button(page));
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator('.proposal:focus')).toHaveCount(1);
    await expect(area(page, NEEDS)).toContainText('1');
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText('80,68 €');
    await expect(
      page.getByRole('status').getByText(/wurde als Angebot ohne Mehrkosten hinzugefügt\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(area(page, NEEDS)).toContainText('0');
    // It stands in the comparison too, and becomes its first column.
    await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await button(page).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toContainText('am günstigsten');
    await expect(page.getByRole('heading', { name: 'Vorschläge im Vergleich' })).toBeFocused();
  });
  await test.step('why there is none, and once in an empty cart', async () => {
    await page.getByRole('button', { name: 'zurück zur Berechnung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Versorgung berechnen/);
    await storeDraft(page, { answers: { ...ANSWERS, verlust: undefined }, cart: WISH_ONLY });
    await expect(page.locator('.missing-offer')).toContainText(
      'Eine Empfehlung gibt es, sobald die Anamnese vollständig ist.',
    );
    await expect(button(page)).toHaveCount(0);

    await storeDraft(page, { answers: { ...ANSWERS, krankenkasse: 'Selbstzahler' }, cart: WISH_ONLY });
    await expect(costs(page)).toContainText('Die Gesamtkosten trägt die versorgte Person.');
    await expect(page.locator('.missing-offer')).toHaveCount(0);

    await storeDraft(page, { answers: ANSWERS });
    await page.getByRole('button', { name: /^Günstigste Empfehlung dazu: .+, [\d,]+\s€$/ }).click();
    await expect(page.getByRole('tab', { name: /^Vorschlag 1 keine Mehrkosten/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^Günstigste Empfehlung dazu: .+, [\d,]+\s€$/ }),
    ).toHaveCount(0);
  });
});

// @spec consultation-4-13
test('under method C it says before what the offer changes, and changes just that', async ({
  page,
  server,
}) => {
  await whileInDatabase(server, methodC, async () => {
    await openCart(page, { answers: { ...ANSWERS, inkontinenz: 'I3' }, cart: WISH_ONLY });
    const care = figure(costs(page), 'Mehrkosten');
    const before = cents(await care.innerText());
    const notice = await page.locator('.missing-offer').innerText();
    const most = /um bis zu ([\d,]+)/.exec(notice)?.[1];
    await button(page).click();
    await expect(area(page, NEEDS)).toContainText('1');
    await expect
      .poll(async () => cents(await care.innerText()) - before)
      .toBe(most === undefined ? 0 : cents(most));
  });
});

test('shows the margin only to those who keep prices, when asked, and never on paper', async ({ page }) => {
  await openCart(page, { answers: ANSWERS, cart: CART }, 'leitung');
  await expect(page.getByText('Unterdeckung')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deckung einblenden' }).click();
  await expect(costs(page)).toContainText('Unterdeckung 9,23 €');
  await area(page, WISH).click();
  await expect(costs(page)).toContainText('Die Verkaufspreise sind genau gedeckt.');
  await page.emulateMedia({ media: 'print' });
  await expect(costs(page).getByText('genau gedeckt')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/[ÜU](n)?terdeckung|Überdeckung|gedeckt/)).toHaveCount(0);
  await openCart(page, { answers: ANSWERS, cart: CART });
  await expect(costs(page)).toContainText('30,47');
  await expect(page.getByRole('button', { name: 'Deckung einblenden' })).toHaveCount(0);
});

function cents(text: string): number {
  return Number(text.replace(/[^\d]/g, ''));
}
