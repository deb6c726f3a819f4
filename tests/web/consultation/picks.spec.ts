import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, EMPTY, line } from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { unfoldPicks } from '../support/picks.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Goes to the toilet and changes alone. */
const ALONE = { ...ANSWERS, toilette: 'T1', versorgung: 'H1', important: ['I2'] };

const open = (page: Page, answers: object = {}, draft: object = {}) =>
  openWithDraft(page, '/recommendations', { answers: { ...ANSWERS, ...answers }, ...draft });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
const unfold = unfoldPicks;
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const calculate = (page: Page) => page.getByRole('button', { name: 'Versorgung berechnen' }).click();

/** What is preselected for the person of the tests. */
const BASIS = 'Tavenor Vorlage Plus + Fixierhose';
const WISH = 'Valdumea Vorlage Plus + Fixierhose';

// @spec consultation-4-6
test('one pick of each quality is chosen, the rest is folded, on a tablet the way on needs no scrolling, and keys alone choose', async ({
  page,
}) => {
  await test.step('what is chosen and what is in view', async () => {
    await open(page, { ...ALONE, haut: 'Ha2', huefte: '200' });
    await expect(group(page, 'Ohne Mehrkosten').getByRole('checkbox')).toHaveAccessibleName(
      'Tavenor Einlage Plus',
    );
    await expect(group(page, 'Wunsch').getByRole('checkbox')).toHaveAccessibleName('Valdumea Einlage Super');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    for (const each of await page.getByRole('checkbox').all()) await expect(each).toBeChecked();
    await count(page, '2 gewählt');
    await expect(card(page, 'Valdumea Einlage Super')).toContainText(
      'passt: mittlere Menge, geht selbst zur Toilette, wechselt selbst',
    );
    await expectToFit(page, 'picks');
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const name of ['Tavenor Einlage Plus', 'Valdumea Einlage Super'])
      await expect(box(page, name)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Versorgung berechnen' })).toBeInViewport({ ratio: 1 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(1400);
    await unfold(page);
    await expect(box(page, 'Tavenor Vorlage Plus + Fixierhose')).not.toBeChecked();
    await expect(page.getByRole('checkbox')).not.toHaveCount(2);
    await expect(page.getByText('passend zur Vorlage', { exact: true }).first()).toBeVisible();
    await expectToFit(page, 'picks-unfolded');
    await box(page, 'Tavenor Vorlage Plus + Fixierhose').check();
    await expectAccessible(page);
  });
  await test.step('by keyboard: untick, unfold, choose, go on', async () => {
    await storeDraft(page, { answers: ANSWERS });
    await box(page, BASIS).focus();
    await page.keyboard.press('Space');
    await expect(box(page, BASIS)).not.toBeChecked();
    await page.locator('.pick-rest > summary').focus();
    await page.keyboard.press('Enter');
    const other = box(page, 'Tavenor Slip Elastic Plus');
    await other.focus();
    await page.keyboard.press('Space');
    await expect(other).toBeChecked();
    await page.getByRole('button', { name: 'Versorgung berechnen' }).press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('article', { name: 'Tavenor Slip Elastic Plus' })).toBeVisible();
  });
});

// @spec consultation-recommendations-1
// @spec consultation-calculator-3
test('a product is picked once: the adviser’s choice stays, other answers pick again only before it', async ({
  page,
}) => {
  await open(page);
  await box(page, BASIS).uncheck();
  await box(page, WISH).uncheck();
  await count(page, 'Noch nichts gewählt');
  await page.reload();
  await count(page, 'Noch nichts gewählt');
  await expect(box(page, BASIS)).not.toBeChecked();
  await box(page, BASIS).check();
  await calculate(page);
  await page.getByRole('button', { name: 'Tavenor Vorlage Plus löschen' }).click();
  await page.getByRole('link', { name: 'Empfehlungen' }).first().click();
  await expect(box(page, BASIS)).not.toBeChecked();
  await expect(box(page, WISH)).not.toBeChecked();

  // Nothing is chosen for a cart that is filled already; other answers pick again while nothing is decided.
  await storeDraft(page, {
    answers: ANSWERS,
    cart: [[{ lines: [line('a', '18', 'onesize')] }], [EMPTY], [EMPTY]],
  });
  await count(page, 'Noch nichts gewählt');
  await expect(box(page, BASIS)).not.toBeChecked();
  await storeDraft(page, { answers: ANSWERS });
  await expect(box(page, BASIS)).toBeChecked();
  await storeDraft(page, { answers: { ...ANSWERS, verlust: 'V3' } });
  await expect(box(page, 'Tavenor Vorlage Super + Fixierhose')).toBeChecked();
});
