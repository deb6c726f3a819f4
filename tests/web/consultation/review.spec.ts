import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { unfoldPicks } from '../support/picks.ts';
import { storedText } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const RECOMMENDED = { origin: 'recommendation' };
const BASIS_SLIP = '55';
/** Chosen on the recommendations for a person of size M with a middling loss. */
const CHOSEN = {
  answers: ANSWERS,
  chosen: [PRODUCTS.slip, BASIS_SLIP],
  placed: [PRODUCTS.slip, BASIS_SLIP],
  cart: [
    [{ lines: [line('a', BASIS_SLIP, 'M', RECOMMENDED)] }],
    [{ lines: [line('b', PRODUCTS.slip, 'M', { ...RECOMMENDED, dailyNeed: 4 })] }],
    [EMPTY],
  ],
};

const notice = (page: Page) => page.getByRole('region', { name: /^Bitte prüfen/ });
const entry = (page: Page, name: string) =>
  notice(page).getByRole('listitem').filter({ hasText: name }).first();
const press = (page: Page, way: string, name: string) =>
  notice(page)
    .getByRole('button', { name: `${way} : ${name}` })
    .click();
/** Gives another size in the wizard and comes back to the calculator. */
async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'zurück', exact: true }).click();
  await expect(page).toHaveURL(/\/wizard\/4$/);
  // The address may come before the screen, and the calculator's products have radios of the same names.
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('link', { name: 'Versorgungsrechner' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Versorgung berechnen/);
}

// @spec consultation-changed-answers-3
test('another size is named, taken over each by itself and all at once, and kept over a reload until another one is given', async ({
  page,
}) => {
  await test.step('taken over', async () => {
    await openCart(page, CHOSEN);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await answer(page, 'L');
    await expect(notice(page)).toHaveAccessibleName('Bitte prüfen: 2 Produkte passen so nicht mehr');
    await expect(entry(page, 'Tavenor Slip Super')).toContainText(
      'Größe M ist gewählt, angegeben ist Größe L.',
    );
    // Nothing has changed by itself.
    const size = (name: string) => page.getByRole('article').getByRole('radio', { name, exact: true });
    await expect(size('M')).toBeChecked();
    await page.keyboard.press('F2');
    await expect(page.getByRole('button', { name: 'Diskret' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.keyboard.press('F2');

    await press(page, 'Anpassen', 'Tavenor Slip Super');
    await expect(size('L')).toBeChecked();
    await expect(notice(page)).toHaveAccessibleName('Bitte prüfen: 1 Produkt passt so nicht mehr');
    await expect(notice(page).getByRole('heading', { level: 2 })).toBeFocused();
    await press(page, 'Anpassen', 'Valdumea Slip Super');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await area(page, WISH).click();
    await expect(size('L')).toBeChecked();
    await expect(page.getByLabel('Bedarf am Tag')).toHaveValue('4');
  });
  await test.step('kept', async () => {
    await answer(page, 'M');
    const stored = await storedText(page);
    await notice(page).getByRole('button', { name: 'Alle behalten' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => storedText(page)).not.toBe(stored);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await answer(page, 'S');
    await expect(notice(page)).toContainText('angegeben ist Größe S');

    await answer(page, 'L');
    await expect(notice(page)).toHaveCount(0);
  });
});

// @spec consultation-changed-answers-3
test('another recommendation, by an answer on the summary, names what is no longer in it and replaces it where one product fits, on all three screens', async ({
  page,
}) => {
  await openCart(page, CHOSEN);
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await page.getByRole('button', { name: 'Bearbeiten : Anamnese' }).click();
  await page.getByRole('radio', { name: 'Groß', exact: true }).check();
  await page.getByRole('button', { name: 'Speichern : Anamnese' }).click();
  await expect(notice(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'Versorgungsrechner' }).first().click();
  await expect(entry(page, 'Valdumea Slip Super')).toContainText('„Valdumea Slip Maxi“ stattdessen');
  await page.getByRole('link', { name: 'Empfehlungen' }).first().click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Alle anpassen' }).click();
  await expect(notice(page)).toHaveCount(0);
  await unfoldPicks(page);
  const ticked = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(ticked('Valdumea Slip Maxi')).toBeChecked();
  await expect(ticked('Tavenor Slip Maxi')).toBeChecked();
  await page.getByRole('button', { name: 'Versorgung berechnen' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Tavenor Slip Maxi' })).toBeVisible();
  await area(page, WISH).click();
  await expect(page.getByRole('article', { name: 'Valdumea Slip Maxi' })).toBeVisible();
  await expect(page.getByLabel('Bedarf am Tag')).toHaveValue('4');
});
