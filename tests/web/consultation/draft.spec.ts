import type { Page } from '@playwright/test';
import { ANSWERS as CART_ANSWERS, line, PRODUCTS } from '../support/cart.ts';
import { whileInDatabase } from '../support/session.ts';
import { openWithDraft, storedNames } from '../support/stored-draft.ts';
import { expect, login, signIn, test } from '../support/test.ts';

const UNSAVED = 'Ihre Eingaben können in diesem Browser gerade nicht gespeichert werden.';
const SLIP = PRODUCTS.slip;
const ANSWERS = { ...CART_ANSWERS, lastname: 'Sommer' };
const CART = [[{ lines: [] }], [{ lines: [line('a', SLIP, 'M'), line('b', '99999', 'M')] }], [{ lines: [] }]];

const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Angaben zur Person' });

test('a storage that is blocked is reported, and the work goes on from screen to screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signIn(page, 'beratung');
  await page.goto('/wizard/1');
  await lastname(page).fill('Sommer');
  const notice = page.getByRole('status').filter({ hasText: UNSAVED });
  await expect(notice).toBeVisible();
  const button = notice.getByRole('button', { name: 'Verstanden' });
  const [wide, whole] = [await button.boundingBox(), await notice.boundingBox()];
  expect(wide?.width ?? 0, 'not over the whole width').toBeLessThan((whole?.width ?? 0) / 2);
  await button.click();
  await page.getByRole('link', { name: 'Versorgungsrechner' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Versorgung berechnen/);
  await expect(bar(page)).toContainText('Sommer');
  await page.goBack();
  await expect(lastname(page)).toHaveValue('Sommer');
});

const gone = [
  "update krankenkasse set kasse = 'Musterkasse Fern' where kasse = 'Musterkasse Mitte'",
  "update krankenkasse set kasse = 'Musterkasse Mitte' where kasse = 'Musterkasse Fern'",
] as const;

test('an insurer deleted while it is in a draft stays named on every screen, and no figure is made up', async ({
  page,
  server,
}) => {
  test.slow();
  await whileInDatabase(server, gone, async () => {
    await openWithDraft(page, '/wizard/0', {
      answers: ANSWERS,
      cart: CART,
      chosen: [SLIP],
      placed: [SLIP],
    });
    await expect(page.getByRole('combobox', { name: /Krankenkasse/ })).toHaveValue('Musterkasse Mitte');
    await expect(page.getByText('„Musterkasse Mitte“ steht nicht mehr zur Auswahl.')).toBeVisible();
    for (const [path, role] of [
      ['/cart', 'dialog'],
      ['/offer', 'alert'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole(role)).toContainText(
        'Die Krankenkasse „Musterkasse Mitte“ gehört nicht mehr zu Ihrer Auswahl.',
      );
      await expect(page.locator('main').getByText('€', { exact: false })).toHaveCount(0);
    }
    for (const path of ['/recommendations', '/selling']) {
      await page.goto(path);
      await expect(bar(page)).toContainText('Musterkasse Mitte');
      await expect(bar(page).getByRole('definition').last()).toHaveText('–');
    }
  });
  await page.goto('/offer');
  await expect(page.getByRole('region', { name: 'Persönliche Daten' })).toContainText('Sommer');
});

test('without https it is said once that the draft stays in this window', async ({ page }) => {
  // What browsers leave out on a page of plain http.
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined });
  });
  await login(page, 'beratung');
  const notice = page.getByRole('status').filter({ hasText: 'Ohne https bleiben Ihre Eingaben' });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('radio', { name: 'Urininkontinenz' }).check();
  await page.getByRole('link', { name: 'Versorgungsrechner' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Versorgung berechnen/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Urininkontinenz' })).toBeChecked();
  await expect(notice).toHaveCount(0);
  expect(await storedNames(page)).toEqual([]);
});

test('a product deleted while it is in a draft is said on each screen that shows it, and the others count on', async ({
  page,
}) => {
  test.slow();
  await openWithDraft(page, '/offer', {
    answers: ANSWERS,
    cart: CART,
    chosen: [SLIP, '99999'],
    placed: [SLIP, '99999'],
  });
  const care = page.getByRole('region', { name: 'Versorgung', exact: true });
  await expect(care).toContainText('nicht mehr im Katalog');
  await expect(care.getByText('Gesamtpreis')).toContainText('99,80');
  await page.goto('/selling');
  await page.getByRole('button', { name: /weitere Produkte zeigen$/ }).click();
  await expect(page.getByRole('heading', { name: 'Dermavela Zinkcreme' })).toBeVisible();
  await page.goto('/recommendations');
  await expect(page.getByRole('checkbox', { name: 'Valdumea Slip Super', exact: true })).toBeChecked();
  await expect(page.getByText('1 gewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Versorgung berechnen' }).click();
  await page.getByRole('tab', { name: /^Wunschversorgung \d/ }).click();
  await expect(page.getByText('ist nicht mehr im Katalog')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Valdumea Slip Super' }).getByRole('strong')).toHaveText(
    '99,80\u00a0€',
  );
});
