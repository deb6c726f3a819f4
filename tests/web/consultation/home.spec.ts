import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, CART } from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storedNames } from '../support/stored-draft.ts';
import { expect, login, test } from '../support/test.ts';

const QUESTION = 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?';
const PERSON = { ...ANSWERS, givenname: 'Erna', lastname: 'Probst' };
const kindOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: false });

// @spec consultation-home-2 consultation-home-3 consultation-4-15
test('the home page as a desk leads back to the begun consultation, says what a new one would lose, keeps it on Nein and deletes it for a follow-up on Ja', async ({
  page,
}) => {
  await openWithDraft(page, '/', { answers: PERSON, cart: CART, place: '/cart', changed: Date.now() });
  const card = page.getByRole('region', { name: 'Begonnene Beratung' });
  await expect(card).toContainText('Antworten, 4 Produkte, zuletzt um ');
  await expect(card).toContainText('noch nicht gedruckt, gesichert oder gesendet');
  // The next customer may be looking on.
  await expect(page.getByRole('main')).not.toContainText('Probst');
  await expect(page.getByRole('main')).not.toContainText('Urininkontinenz');
  await expectToFit(page, 'home-desk');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Beratung mit Frau P. fortsetzen' }).click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Beratung beginnen' });
  await begin.click();
  const dialog = page.getByRole('dialog', { name: QUESTION });
  await expect(dialog.getByRole('button', { name: 'Nein' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();
  await begin.click();
  await dialog.getByRole('button', { name: 'Nein' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Probst');
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Folgeberatung', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(kindOf(page, 'Folgeberatung')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Angaben zur Person' })).not.toContainText('Probst');
});

// @spec consultation-home-1
test('the home page as a desk fits a wide screen, offers calculator and catalogue, and begins a follow-up consultation with its kind chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  await login(page, 'beratung');
  const { scroll, view } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    view: window.innerHeight,
  }));
  expect(scroll).toBe(view);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Versorgungsrechner' })).toHaveAttribute('href', '/cart');
  await expect(main.getByRole('link', { name: 'Produktkatalog' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('region', { name: 'Begonnene Beratung' })).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Folgeberatung', exact: true }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(kindOf(page, 'Folgeberatung')).toBeChecked();
});

test('settings lead to a new consultation, which asks as the home page does', async ({ page }) => {
  await openWithDraft(page, '/', { answers: PERSON }, 'leitung');
  await page.goto('/settings/0');
  await page.getByRole('link', { name: 'Neue Beratung' }).click();
  const dialog = page.getByRole('dialog', { name: QUESTION });
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  expect(await storedNames(page)).toEqual([]);
  // Coming back does not begin another one.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gut beraten. Gut versorgt.');
  await expect(dialog).toBeHidden();
});
