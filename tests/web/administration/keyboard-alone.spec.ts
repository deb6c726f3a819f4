import type { Locator, Page } from '@playwright/test';
import { anotherProduct } from '../../modules/catalogue/product-rows.ts';
import { coversOfFocus } from '../frame/cover-of-focus.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

/** A window in which bars that stay in sight take a part that counts. */
const LOW = { width: 1440, height: 700 };

async function open(page: Page, login: 'admin' | 'leitung', path: string): Promise<void> {
  await page.setViewportSize(LOW);
  await signIn(page, login);
  await page.goto(path);
  // What watches over the focus has come.
  await page.locator('.connection-notice').waitFor({ state: 'attached' });
}

/** Something has the focus, and nothing lies above it. */
const expectFocusInSight = (page: Page, when: string) =>
  expect
    .poll(async () => {
      // The product moves the screen in the next picture.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return page.evaluate(coversOfFocus, { from: 'here' } as const);
    }, when)
    .toEqual({ stops: 1, covered: [] });

/** Comes to what is to be pressed with the tabulator, presses it, and looks where the focus went. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await pressByKey(page, target, key);
  await expectFocusInSight(page, `after ${key} on ${target}`);
}

/** Types into the fields that follow, one after the other. */
async function type(page: Page, ...texts: readonly unknown[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await expectFocusInSight(page, `before ${text}`);
    await page.keyboard.type(String(text));
  }
}

const button = (within: Page | Locator, name: RegExp | string) =>
  within.getByRole('button', { name, exact: true });

test('a product with its sizes is entered, found again and given one more', async ({ page }) => {
  await open(page, 'admin', '/cms/4');
  await press(page, button(page, 'Produkt hinzufügen'));
  const dialog = page.getByRole('dialog', { name: 'Produkt hinzufügen' });
  // A letter chooses from a list: Inkontinenzprodukt, Pull-ups, Basis, Mittlere Inkontinenz, 6 Tropfen.
  await type(page, 'Tasten Pull-up', 'I', 'P', 'B', 'M', '6');
  const [first, second, third] = [anotherProduct(40), anotherProduct(41), anotherProduct(42)];
  await tabTo(page, dialog.getByRole('textbox', { name: 'Größe, Größe 1', exact: true }));
  await type(page, 'M', '98M', first.PZN, first.EAN, '80-110', '14', '15,49', '15.25.31.0001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Artikelnummer, Größe L', exact: true })).toBeFocused();
  await type(page, '98L', second.PZN, second.EAN);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expectFocusInSight(page, 'the product is saved');
  await expect(button(page, 'Produkt hinzufügen'), 'where it began').toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Suche' }));
  await page.keyboard.type('Tasten Pull');
  const fold = button(page, '2 Größen von Tasten Pull-up');
  await press(page, fold);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await press(page, page.getByRole('button', { name: /^Duplizieren ?: 98L/ }));
  const edit = page.getByRole('dialog', { name: /Tasten Pull-up/ });
  await tabTo(page, edit.getByRole('textbox', { name: /^Größe, / }).last());
  await type(page, 'XL', '98X', third.PZN, third.EAN);
  await page.keyboard.press('Control+s');
  await expect(edit).toBeHidden();
  await expect(button(page, '3 Größen von Tasten Pull-up')).toBeVisible();
  await expectFocusInSight(page, 'a size is saved');

  // Deleting takes away the row that the way began in.
  await press(page, page.getByRole('checkbox', { name: '98X, Tasten Pull-up, XL wählen' }), 'Space');
  await press(page, button(page, 'Auswahl löschen'));
  await press(page, button(page.getByRole('dialog', { name: 'Jetzt löschen?' }), 'Löschen'));
  await expect(button(page, '2 Größen von Tasten Pull-up')).toBeVisible();
  await expectFocusInSight(page, 'a size is deleted');
});

test('a price list is gone through, searched and raised', async ({ page }) => {
  await open(page, 'leitung', '/settings/3');
  const prices = page.getByRole('textbox', { name: /^Eigener Preis/ });
  await tabTo(page, prices.first());
  for (const price of ['7', '8,5', '9.25']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
    await expectFocusInSight(page, `after ${price}`);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Erfolgreich gespeichert').first()).toBeVisible();
  await expectFocusInSight(page, 'the prices are saved');
  await expect(prices.nth(3)).toBeFocused();
  await page.reload();
  await page.locator('.connection-notice').waitFor({ state: 'attached' });
  await expect(prices.nth(1)).toHaveValue('8,50');
  await press(page, button(page, 'Preise um Prozent ändern'));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox').first());
  await page.keyboard.type('10');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusInSight(page, 'the dialogue is closed');
});

test('a user is added, changed and deleted', async ({ page }) => {
  await open(page, 'leitung', '/settings/1');
  await press(page, button(page, 'Benutzer hinzufügen'));
  const adding = page.getByRole('dialog', { name: 'Benutzer hinzufügen' });
  await type(page, 'F', 'Tasten', 'Allein', 'tasten@apotheke-stadtgarten.example');
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Benutzer hinzugefügt' });
  await expect(adding).toBeHidden();
  await expectFocusInSight(page, 'the user is added');
  await press(page, button(result, 'Schließen'));
  await expect(result).toBeHidden();
  await expect(button(page, 'Benutzer hinzufügen'), 'where it began').toBeFocused();

  await press(page, button(page, 'Tasten Allein'));
  const shown = page.getByRole('dialog', { name: 'Tasten Allein' });
  await press(page, button(shown, 'Bearbeiten'));
  const editing = page.getByRole('dialog').last();
  await tabTo(page, editing.getByRole('textbox', { name: /^Nachname/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Gemeinsam');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Benutzer bearbeitet' })).toBeVisible();
  await expectFocusInSight(page, 'the user is changed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusInSight(page, 'the word about it is closed');

  await press(page, button(page, 'Tasten Gemeinsam'));
  // The list comes after the word about it is closed: its row has got the focus back by then.
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await page.route(/\/settings\/1\.data/, async (route) => {
    if (route.request().method() === 'GET') await closed;
    await route.continue();
  });
  await press(page, button(page.getByRole('dialog'), 'Benutzer löschen'));
  const question = page.getByRole('dialog').last();
  await press(page, question.getByRole('button', { name: /löschen/i }).last());
  await expect(page.getByRole('dialog', { name: 'Benutzer gelöscht' })).toBeVisible();
  await press(page, button(page.getByRole('dialog'), 'Schließen'));
  await expect(button(page, 'Tasten Gemeinsam')).toBeFocused();
  close();
  await expect(button(page, 'Tasten Gemeinsam')).toHaveCount(0);
  await expectFocusInSight(page, 'the row is gone');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
