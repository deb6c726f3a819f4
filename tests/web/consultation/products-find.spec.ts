import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, costs, figure, PRODUCTS, WISH } from '../support/cart.ts';
import { layOutAll } from '../support/lay-out-all.ts';
import { scan, typeSlowly } from '../support/scanner.ts';
import { openWithDraft, storeDraft, storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByLabel('Produkt suchen');
const product = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notice = (page: Page) => page.locator('.find-notice');
/** Valdumea Slip Plus in M. */
const PZN = '98108924';

test('the search finds by name and number, tells of hits that filters and tabs hide, and opens or adds the best one by Enter', async ({
  page,
}) => {
  // Enough to calculate, and nothing that narrows the catalogue down.
  const { krankenkasse, birthdate, inkontinenz } = ANSWERS;
  await openWithDraft(page, '/products#typ=Einlagen', {
    answers: { krankenkasse, birthdate, inkontinenz },
  });
  await field(page).fill('valdumea slip plus');
  await expect(page.getByText('3 Produkte passen nicht zu den Filtern.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter aufheben' }).click();
  await expect(product(page, 'Valdumea Slip Plus')).toBeVisible();

  await field(page).fill('plus slip valdumea');
  await expect(page.getByText('3 Produkte gefunden')).toBeVisible();
  await expect(page.getByRole('region').getByRole('heading').first()).toHaveText('Valdumea Slip Plus');
  await field(page).press('Enter');
  const row = product(page, 'Valdumea Slip Plus').getByRole('heading').getByRole('button');
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(product(page, 'Valdumea Slip Plus').getByRole('table')).toBeVisible();
  await layOutAll(page);
  await expectAccessible(page);
  await field(page).fill('gibt es nicht');
  await expect(page.getByText(/^Dazu passt kein Produkt\./)).toBeVisible();
  await expectAccessible(page);

  await field(page).fill('haendedesinfektion');
  await expect(page.getByText('0 Produkte gefunden')).toBeVisible();
  await page.getByRole('button', { name: /^in Pflegehilfsmittel: \d+$/ }).click();
  await expect(page.getByRole('tab', { name: 'Pflegehilfsmittel' })).toHaveAttribute('aria-selected', 'true');
  await expect(product(page, 'Pflegoria Händedesinfektion 500 ml')).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(page.getByRole('region').getByRole('heading').getByRole('button').first()).toBeFocused();
  // Whatever the filters say.
  await page.goto('/products#typ=Einlagen');
  await field(page).fill('981 089-24');
  await expect(product(page, 'Valdumea Slip Plus').getByRole('radio', { name: 'M' })).toBeChecked();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  const card = page.getByRole('article', { name: 'Valdumea Slip Plus' });
  await expect(card.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });
const SIZE = /^Größe L: Filter aufheben$/;
const SEVERITY = /^Mittlere und Schwere Inkontinenz: Filter aufheben$/;
const PERSON = { ...ANSWERS, groesse: 'L' };

test('filters by the answers are shown, covered by Diskret, taken off in one touch each, stay off, and on a tablet leave the first products in view', async ({
  page,
}) => {
  await openWithDraft(page, '/products', { answers: PERSON });
  await expect(chip(page, SIZE)).toBeVisible();
  await expect(chip(page, SEVERITY)).toBeVisible();
  // Diskret covers what the answers say of the severity.
  await page.keyboard.press('F2');
  await expect(chip(page, /^Schweregrad verdeckt: Filter aufheben$/)).toBeVisible();
  const group = page.getByRole('group', { name: 'Schweregrad der Inkontinenz' });
  await expect(group).toContainText('verdeckt');
  await expect(group.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('F2');
  // The answers are no part of the address.
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('59 Produkte')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Schwere', exact: true })).toBeChecked();
  // Accessories fit each severity.
  const accessory = product(page, 'Tavenor Fixierhose');
  await expect(accessory.getByRole('radio', { name: 'L', exact: true })).toBeChecked();

  const sizes = page.getByRole('group', { name: 'Konfektionsgröße' });
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.reload();
  await expect(chip(page, SIZE)).toBeVisible();
  await expect(sizes).toBeHidden();
  const first = page.locator('.product:visible').first();
  expect((await first.boundingBox())?.y).toBeLessThan(620);
  await page.getByText(/^Filter\s*3 gewählt/).click();
  await expect(sizes).toBeVisible();
  await chip(page, SIZE).click();
  await page.reload();
  await expect(sizes).toBeHidden();
  await expect(chip(page, SIZE)).toHaveCount(0);
  await chip(page, SEVERITY).click();
  await expect(page.getByText('59 Produkte')).toBeVisible();
  await expect.poll(async () => (await storedDraft(page))?.presetsOff).toEqual(['groesse', 'schweregrad']);
  await page.reload();
  // Nothing is narrowed down: the filters are where one begins.
  await expect(sizes).toBeVisible();
  await expect(chip(page, /Filter aufheben$/)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Startseite' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Produktkatalog' }).first().click();
  await expect(page.getByText('59 Produkte')).toBeVisible();
});

test('a scanner adds the size it names from anywhere in the catalogue, takes it back, leaves nothing in a field, and names what is not there', async ({
  page,
}) => {
  await openWithDraft(page, '/products', { answers: ANSWERS });
  await expect(product(page, 'Valdumea Slip Plus')).toBeVisible();
  await page.getByRole('tab', { name: /^Inkontinenzprodukte/ }).focus();
  await scan(page, `-${PZN}`);
  await expect(notice(page)).toContainText('„Valdumea Slip Plus“ wurde in Größe M hinzugefügt.');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByText('Im Versorgungsrechner: 1 Produkt')).toBeVisible();
  await notice(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Im Versorgungsrechner: keine Produkte')).toBeVisible();
  await scan(page, PZN, 'Tab');
  await expect(page.getByText('Im Versorgungsrechner: 1 Produkt')).toBeVisible();
  await scan(page, PZN);
  await expect(
    page.getByRole('dialog', { name: 'Das Produkt ist bereits im Versorgungsrechner' }),
  ).toBeVisible();
  await expectAccessible(page, '.product');
  await page.keyboard.press('Escape');

  await field(page).fill('slip');
  await scan(page, '13832707');
  await expect(notice(page)).toContainText('Kein Produkt mit dieser Nummer im Katalog: 13832707');
  await expect(field(page)).toHaveValue('slip');
  await expect(page).toHaveURL(/\/products$/);
  await notice(page).getByRole('button', { name: 'Hinweis schließen' }).click();
  // A person types more slowly.
  await field(page).fill('');
  await typeSlowly(page, '1383270');
  await expect(field(page)).toHaveValue('1383270');
  await expect(notice(page)).not.toContainText('Kein Produkt');
});

test.describe('in the calculator', () => {
  const card = (page: Page, name: string) => page.getByRole('article', { name });

  // @spec consultation-4-8
  test('the field and a scanner add to the proposal that is shown, Premium to the wish care, and the step is taken back', async ({
    page,
  }) => {
    await test.step('the field', async () => {
      await openWithDraft(page, '/cart', { answers: ANSWERS });
      await field(page).pressSequentially('tavenor slip');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText(/Produkte gefunden/)).toBeVisible();
      await expectAccessible(page);
      const [, second = ''] = await options.locator('span:first-child').allTextContents();
      await field(page).press('ArrowDown');
      await field(page).press('Enter');
      await expect(card(page, second).first()).toBeVisible();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await field(page).fill('gibt es nicht');
      await expect(page.getByText('Kein Produkt gefunden.')).toBeVisible();
      await field(page).press('Enter');
      await field(page).fill(`PZN ${PZN}`);
      await options.click();
      await expect(
        card(page, 'Valdumea Slip Plus').getByRole('radio', { name: 'M', exact: true }),
      ).toBeChecked();
    });
    await test.step('a scanner', async () => {
      const line = {
        id: 'a',
        product: PRODUCTS.pullUp,
        size: 'M',
        selectedTime: 2,
        needsToSelectSize: false,
      };
      await openWithDraft(page, '/cart', {
        answers: ANSWERS,
        cart: [[{ lines: [] }], [{ lines: [line] }], [{ lines: [] }]],
        shown: { area: 1, tabs: [0, 0, 0] },
      });
      // It comes after the calculator.
      await expect(field(page)).toBeVisible();
      await page
        .getByLabel(/^Bedarf am Tag/)
        .first()
        .focus();
      const need = await page
        .getByLabel(/^Bedarf am Tag/)
        .first()
        .inputValue();
      await scan(page, `-${PZN}`);
      await expect(card(page, 'Valdumea Slip Plus')).toBeVisible();
      await expect(page.getByLabel(/^Bedarf am Tag/).first()).toHaveValue(need);
      await notice(page).getByRole('button', { name: 'Rückgängig' }).click();
      await expect(card(page, 'Valdumea Slip Plus')).toHaveCount(0);
      // Each of its digits has chosen in the list, too: that is no step of anybody.
      await expect(page.getByRole('button', { name: /^Schritt zurück/ })).toContainText(
        'Noch nichts geändert',
      );
      await storeDraft(page, { answers: ANSWERS });
      await expect(area(page, /^Medizinisch notw/)).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toBeVisible();
      await scan(page, `-${PZN}`);
      await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');
      await expect(card(page, 'Valdumea Slip Plus')).toBeVisible();
      await expect(figure(costs(page), 'Sie zahlen im Monat')).not.toHaveText('2,12\u00a0€');
      const added = page
        .getByRole('status')
        .filter({ hasText: '„Valdumea Slip Plus“ wurde in Größe M hinzugefügt.' });
      await added.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(area(page, WISH)).toContainText('0');
    });
  });
});
