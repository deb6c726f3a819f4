import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const fields = (page: Page) => page.locator('.price-product:not([hidden]) input');
const states = (page: Page) => page.locator('.price-product:not([hidden]) .price-state');
/** The names of the products shown. Their texts, not how they are laid out: what is out of sight is not laid out. */
const heads = (page: Page) => page.locator('.price-product:not([hidden]) .price-head');
const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });

async function open(page: Page) {
  await page.goto('/settings/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Produktpreise' })).toBeVisible();
  // The scripts bring the products.
  await fields(page).first().waitFor();
}

/** Lets no own price stand. */
async function clear(page: Page) {
  await open(page);
  const button = page.getByRole('button', { name: 'alle Einträge löschen' });
  if ((await button.count()) === 0) return;
  await button.click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Alle eigenen Preise sind gelöscht.')).toBeVisible();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

test.describe.configure({ mode: 'serial' });

// @spec access-2-34 access-5-10 access-8-14 access-9-7
test('the own prices of an institution are typed one after another with the keyboard alone, take nothing but a price, typed or pasted, and are saved though one of them is wrong', async ({
  page,
  context,
}) => {
  await signIn(page, 'leitung');
  await clear(page);
  await page.getByRole('heading', { level: 1 }).focus();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Tab');
  await press('Enter');
  await expect(fields(page).first()).toBeFocused();
  for (let row = 0; row < 20; row += 1) {
    await press(String((row % 9) + 1));
    await press('Enter');
    await expect(fields(page).nth(row + 1)).toBeFocused();
  }
  await expect(page.getByText('geändert: 20', { exact: true })).toBeVisible();
  await expect(states(page).nth(0)).toHaveText('noch nicht gespeichert');
  await press('Control+s');
  await expect(saved(page)).toBeVisible();
  // A price of 20 rows: issue 30 asks for at most 45 keys.
  expect(keys).toBe(43);
  await expect(fields(page).nth(20)).toBeFocused();
  await expect(states(page).nth(19)).toHaveText('gespeichert');
  await page.reload();
  await expect(fields(page).nth(0)).toHaveValue('1,00');
  await expect(fields(page).nth(19)).toHaveValue('2,00');
  await clear(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Enter');
  const field = fields(page).first();
  await expect(field).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('1.234,56 €'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('1234,56');
  await page.keyboard.type(',');
  await expect(field).toHaveValue('1234,56');
  await expect(page.getByRole('alert')).toHaveText('Hier passt nur ein Komma oder Punkt.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9,5');
  await page.keyboard.press('Enter');
  await expect(fields(page).nth(0)).toHaveValue('9,50');
  await page.keyboard.type('12.25');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('3,');
  await page.keyboard.press('ArrowUp');
  await expect(fields(page).nth(1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('2 Preise sind gespeichert. Nicht gespeichert ist:');
  await expect(alert.getByRole('link')).toHaveText(/: Nach dem Komma fehlen die Cent, wie 12,00\.$/);
  await expect(states(page).nth(0)).toHaveText('gespeichert');
  await expect(states(page).nth(1)).toHaveText('gespeichert');
  await expect(fields(page).nth(2)).toHaveValue('3,');
  await expect(page.getByText('geändert: 1, davon nicht lesbar: 1')).toBeVisible();
  await page.getByRole('searchbox').fill('Slip Super');
  // A few of hundreds: they are made alike. What is out of sight is not laid out, and has no size to be judged.
  await page.evaluate(() => {
    for (const product of document.querySelectorAll<HTMLElement>('.price-product'))
      product.style.contentVisibility = 'visible';
  });
  await fields(page).first().fill('1234,567');
  await expectAccessible(page);
  await fields(page).first().fill('');
  await page.getByRole('searchbox').fill('');
  await alert.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(fields(page).nth(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  for (const [index, price] of ['9,50', '12,25', '3,00'].entries())
    await expect(fields(page).nth(index)).toHaveValue(price);
});

// @spec access-2-34
test('the own prices of an institution stand under their product, are found by category, kind and name, keep what is typed meanwhile, are raised by a percentage that is seen before, all deleted after a question, and come back', async ({
  page,
}) => {
  await signIn(page, 'leitung');
  await open(page);
  // The product stays in sight while its sizes are scrolled: so far that its head has left its place.
  await page.setViewportSize({ width: 1440, height: 500 });
  const product = page
    .locator('.price-product')
    .filter({ has: page.locator('tr:nth-child(4)') })
    .first();
  await product
    .locator('input')
    .last()
    .evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 150));
  await expect(product.locator('.price-head')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Eigener Preis in €' })).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectToFit(page, 'prices');

  await fields(page).first().fill('9,51');
  await expect(fields(page).first()).toHaveValue('9,51');
  const name = (await heads(page).first().textContent())?.trim() ?? '';
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await expect(heads(page).first()).toHaveText(name);
  await page.getByRole('searchbox').fill('gibt es nicht');
  await expect(page.getByText('Kein Produkt passt zu dieser Suche.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Startseite' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Produktpreise');
  await question.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page);
  await expect(fields(page).first()).toHaveValue('9,51');

  await test.step('by a percentage', async () => {
    await page.getByRole('button', { name: 'Preise um Prozent ändern' }).click();
    const dialog = page.getByRole('dialog');
    const percent = dialog.getByLabel('Um wie viel Prozent');
    await percent.fill('2,5');
    await expect(dialog).toContainText('3 Preise werden erhöht.');
    const rows = dialog.getByRole('row');
    await expect(rows.nth(1)).toContainText(/9,51.€\s*9,75.€/);
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'senken' }).check({ force: true });
    await expect(dialog).toContainText('3 Preise werden gesenkt.');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(fields(page).nth(2)).toHaveValue('2,93');
    await expect(page.getByText('geändert: 3', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).focus();
    await page.keyboard.press('Enter');
    await expect(fields(page).nth(2)).toHaveValue('3,00');
    // The button goes with what it discards.
    await expect(save(page)).toBeFocused();
  });
  await test.step('all deleted, and back', async () => {
    await page.getByRole('button', { name: 'alle Einträge löschen' }).click();
    const question = page.getByRole('dialog', { name: 'Wollen Sie wirklich alles löschen?' });
    await expect(question).toContainText('Alle 3 eigenen Preise');
    await expect(question.getByRole('button', { name: 'Nein' })).toBeFocused();
    await question.getByRole('button', { name: 'Ja' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Alle eigenen Preise sind gelöscht.')).toBeVisible();
    await expect(fields(page).first()).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die eigenen Preise sind wieder da.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'alle Einträge löschen' })).toBeFocused();
    await page.reload();
    await expect(fields(page).nth(1)).toHaveValue('12,25');
  });
});
