import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { storeDraft } from './support/stored-draft.ts';
import { expect, login, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const ANSWERS = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  gender: 'F',
  verlust: 'V2',
  trink: 'X2',
  toilette: 'T2',
  versorgung: 'H2',
  groesse: 'M',
};
const EMPTY = [{ lines: [] }];
/** A Basis product that was put into the calculator by hand. */
const BY_HAND = [
  { lines: [{ id: 'a', product: '18', size: 'onesize', selectedTime: 2, needsToSelectSize: false }] },
];

async function openRecommendations(page: Page, draft: object = {}): Promise<void> {
  await login(page, 'beratung');
  await storeDraft(page, { answers: ANSWERS, ...draft });
  await page.goto('/recommendations');
}

const group = (page: Page, name: string) => page.getByRole('group', { name });
const area = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const calculate = (page: Page) => page.getByRole('button', { name: 'Versorgung berechnen' }).click();

test('premium comes first, basis after it, each product once', async ({ page }) => {
  await openRecommendations(page);
  await expect(page.getByRole('group')).toHaveCount(2);
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Premium');
  const names = (tier: string) =>
    group(page, tier)
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent),
      );
  const [premium, basis] = [await names('Premium'), await names('Basis')];
  expect(premium).toContain('Valdumea Slip Super');
  expect(basis).toContain('Tavenor Vorlage Plus');
  expect(new Set([...premium, ...basis]).size).toBe(premium.length + basis.length);
  await expectAccessible(page);
});

test('says where a quality is counted: all of a self-payer is wish care', async ({ page }) => {
  await openRecommendations(page);
  const needed = 'Für die medizinisch notwendige Versorgung.';
  const wish = 'Für die Wunschversorgung: Mehrkosten sind möglich.';
  await expect(group(page, 'Premium')).toHaveAccessibleDescription(wish);
  await expect(group(page, 'Basis')).toHaveAccessibleDescription(needed);
  await storeDraft(page, { answers: { ...ANSWERS, krankenkasse: 'Selbstzahler' } });
  await expect(group(page, 'Basis')).toHaveAccessibleDescription(wish);
});

test('products are chosen and left out again, and stay so', async ({ page }) => {
  await openRecommendations(page);
  const slip = page.getByRole('checkbox', { name: 'Valdumea Slip Super', exact: true });
  await expect(page.getByText('Noch kein Produkt ausgewählt.')).toBeVisible();
  await page.getByText('Valdumea Slip Super', { exact: true }).click();
  await expect(slip).toBeChecked();
  await expect(page.getByText('1 Produkt ausgewählt.')).toBeVisible();
  await page.reload();
  await expect(slip).toBeChecked();
  await slip.uncheck();
  await expect(page.getByText('Noch kein Produkt ausgewählt.')).toBeVisible();
});

test('if only wish products are chosen, the cart opens on the premium tab', async ({ page }) => {
  await openRecommendations(page, { cart: [BY_HAND, EMPTY, EMPTY] });
  await page.getByRole('checkbox', { name: 'Valdumea Slip Super', exact: true }).check();
  await calculate(page);
  await expect(area(page, /^Wunschversorgung 1/)).toHaveAttribute('aria-selected', 'true');
});

test('with a basis product among them it opens on the needs-based care', async ({ page }) => {
  await openRecommendations(page);
  await page.getByRole('checkbox', { name: 'Valdumea Slip Super', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Tavenor Slip Super', exact: true }).check();
  await calculate(page);
  await expect(area(page, /^Medizinisch notw\. Versorgung 1/)).toHaveAttribute('aria-selected', 'true');
});

test('a product is shown closer without being chosen', async ({ page }) => {
  await openRecommendations(page);
  const more = page.getByRole('button', { name: 'Produktinformation: Valdumea Slip Super' });
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Valdumea Slip Super' });
  await expect(dialog.getByRole('heading', { name: 'Vorteile' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(more).toBeFocused();
  await expect(page.getByText('Noch kein Produkt ausgewählt.')).toBeVisible();
});

test('what is missing for a recommendation is named with the way there, and the way back stays', async ({
  page,
}) => {
  await openRecommendations(page, { answers: { ...ANSWERS, trink: undefined, gender: undefined } });
  await expect(page.getByText('Für eine Empfehlung fehlen noch Angaben:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/wizard\/4$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Trinkmenge' }).click();
  await expect(page).toHaveURL(/\/wizard\/3#q-trink$/);
  await expect(page.getByRole('radio', { name: 'Weniger als 1 Liter' })).toBeFocused();
});
