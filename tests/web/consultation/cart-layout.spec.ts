import type { Page } from '@playwright/test';
import { ANSWERS, area, CART, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const TABLET = { width: 820, height: 1180 };
const PERSON = { ...ANSWERS, lastname: 'Pappelmann', givenname: 'Hannelore' };
const MANY_LINES = Array.from({ length: 8 }, (_, index) => line(`s${index}`, PRODUCTS.slip, 'M'));
const LONG = [[{ lines: MANY_LINES }], CART[1], [EMPTY]];

/** The figure that can be seen, of those that say what is to be paid. */
const pays = (page: Page) =>
  page.locator('.proposal-pays strong:visible, .proposal .figure-strong dd:visible').first();

async function expectInView(page: Page) {
  await expect(pays(page)).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  const isOnTop = await pays(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(isOnTop).toBe(true);
}

// @spec consultation-calculator-10
test('the first product comes soon on a tablet and on a phone, beside the proposals stands what is to be paid, and each can be pressed and read', async ({
  page,
}) => {
  await test.step('on a tablet', async () => {
    await page.setViewportSize(TABLET);
    await openCart(page, { answers: PERSON, cart: CART });
    for (const name of [/^Medizinisch/, WISH]) {
      await area(page, name).click();
      // The panel follows its tab.
      await expect(async () => {
        const card = await page.getByRole('article').first().boundingBox();
        expect(card?.y).toBeLessThanOrEqual(300);
        const figure = await pays(page).boundingBox();
        const tab = await page.getByRole('tab', { name: /^Vorschlag 1/ }).boundingBox();
        if (figure === null || tab === null) throw new Error('A part of the bar is not shown.');
        expect(figure.y).toBeGreaterThanOrEqual(tab.y);
        expect(figure.y + figure.height).toBeLessThanOrEqual(tab.y + tab.height);
      }).toPass({ timeout: 45_000 });
      await expect(pays(page)).toHaveCSS('font-size', '28px');
    }
    await expect(page.getByRole('tab', { name: /^Vorschlag 1/ })).toContainText('Valdumea Slip Super');
    await expect(pays(page)).toHaveText('80,68 €');
    // Nothing of what was there before is gone.
    for (const button of ['Vorschläge vergleichen', 'Anamnese einblenden', 'Berechnung einblenden'])
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Schritt zurück/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vorschlag 1 duplizieren' })).toBeVisible();
  });
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await storeDraft(page, { answers: PERSON, cart: CART, chosenProposal: ['c'] });
    for (const name of [WISH, /^Medizinisch/]) {
      await area(page, name).click();
      await expect(async () => {
        const card = await page.getByRole('article').first().boundingBox();
        expect(card?.y).toBeLessThanOrEqual(500);
      }).toPass({ timeout: 45_000 });
    }
    const parts = [
      ...(await page.getByRole('tab').all()),
      page.getByRole('button', { name: 'Vorschlag hinzufügen' }),
    ];
    expect(parts).toHaveLength(5);
    for (const part of parts) {
      const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // Its words lie within it.
      expect(await part.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    await expect(page.getByRole('button', { name: 'Anamnese einblenden' })).toBeVisible();
  });
});

// @spec consultation-calculator-10
test('what is to be paid stays in sight at each width wherever the products are scrolled to, of many proposals too', async ({
  page,
}) => {
  await test.step('at each width', async () => {
    // It takes two lines of the patient bar on a tablet, which may cover nothing.
    const name = { lastname: 'von Hohenstein zu Wiesenthal', givenname: 'Hannelore Elisabeth Marianne' };
    await openCart(page, { answers: { ...ANSWERS, ...name }, cart: LONG });
    await expect(page.getByRole('article')).toHaveCount(8);
    for (const size of [{ width: 1440, height: 900 }, { width: 360, height: 740 }, TABLET]) {
      await page.setViewportSize(size);
      for (const number of [0, 3, 6, 7]) {
        await page
          .getByRole('article')
          .nth(number)
          .evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expectInView(page);
        await expect(pays(page)).toHaveCSS('font-size', '28px');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    const bar = await page.locator('.patient-bar').boundingBox();
    const proposals = await page.locator('.proposals-bar').boundingBox();
    expect(proposals?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  });
  await test.step('of many proposals', async () => {
    const tabs = Array.from({ length: 9 }, (_, index) => ({
      lines: [line(`t${index}`, PRODUCTS.slip, 'M')],
    }));
    await storeDraft(page, { answers: PERSON, cart: [[{ lines: MANY_LINES }, ...tabs], [EMPTY], [EMPTY]] });
    await page
      .getByRole('article')
      .nth(6)
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.locator('.proposal-strip strong')).toBeInViewport({ ratio: 1 });
  });
});
