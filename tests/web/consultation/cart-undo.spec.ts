import { ANSWERS, area, CART, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const stepBack = /^Schritt zurück/;

// @spec consultation-calculator-11
test('a double click deletes, closes or adds one thing, and reaches nothing below the dialogue', async ({
  page,
}) => {
  const lines = ['a', 'b', 'c'].map((id) => line(id, PRODUCTS.slip, 'M'));
  await openCart(page, { answers: ANSWERS, cart: [[EMPTY], [{ lines }, EMPTY, EMPTY, EMPTY], [EMPTY]] });
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Valdumea Slip Super löschen' }).first().dblclick();
  await expect(page.getByRole('article')).toHaveCount(2);
  // One click more, later, is meant.
  await page.getByRole('button', { name: 'Valdumea Slip Super löschen' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('tab', { name: /^Vorschlag 4/ }).click();
  await page.getByRole('button', { name: 'Vorschlag 4 schließen' }).dblclick();
  await expect(page.getByRole('tab', { name: /^Vorschlag \d/ })).toHaveCount(3);

  await storeDraft(page, { answers: ANSWERS, cart: [[EMPTY], [EMPTY], [EMPTY]] });
  await area(page, /^Wunschversorgung \d/).click();
  await page.getByRole('button', { name: 'Empfehlung', exact: true }).click();
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Auswählen : Valdumea Slip Super' });
  const box = await choose.boundingBox();
  if (box === null) throw new Error('The button is not shown.');
  // Where the second click goes there is a control once the dialogue is closed.
  await page.evaluate(
    ({ x, y }) => {
      const below = document.createElement('button');
      below.style.cssText = `position:fixed;left:${x - 10}px;top:${y - 10}px;width:20px;height:20px`;
      below.textContent = 'Darunter';
      below.onclick = () => below.remove();
      document.body.append(below);
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  await choose.dblclick();
  await expect(page.getByRole('article')).toHaveCount(1);
  const below = page.getByRole('button', { name: 'Darunter' });
  await expect(below).toBeVisible();
  await below.click();
  await expect(below).toHaveCount(0);
});

// @spec consultation-calculator-12
test('goes back over every step of the visit, newest first, through the catalogue too', async ({ page }) => {
  await openCart(page, { answers: ANSWERS, cart: CART });
  const back = page.getByRole('button', { name: stepBack });
  await expect(back).toBeDisabled();
  await area(page, WISH).click();
  const slip = page.getByRole('article', { name: 'Valdumea Slip Super' });
  await slip.getByLabel('Bedarf am Tag').selectOption('5 Stück');
  await slip.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('button', { name: 'Valdumea Slip Super löschen' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Produktkatalog' }).click();
  await page.getByRole('button', { name: 'Hinzufügen: Tavenor Pull-up Plus, M' }).click();
  await expect(page.getByRole('article', { name: 'Tavenor Pull-up Plus' })).toBeVisible();
  await area(page, /^Medizinisch/).click();
  await page.getByRole('button', { name: 'Tavenor Vorlage Plus löschen' }).click();
  await page.getByRole('button', { name: 'Hinweis schließen' }).click();

  // By keyboard, and the focus stays where the next step back is.
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Zurückgenommen: „Tavenor Vorlage Plus“ wurde gelöscht.')).toBeAttached();
  await expect(back).toBeFocused();
  await expect(back).toContainText('„Tavenor Pull-up Plus“ wurde hinzugefügt.');
  await page.keyboard.press('Enter');
  // It turns to where the step was.
  await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(slip.getByLabel('Bedarf am Tag')).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect(slip.getByLabel('Bedarf am Tag')).toHaveValue('3');
  await expect(slip.getByRole('strong')).toHaveText('99,80\u00a0€');
  await expect(back).toBeDisabled();
  await expect(page.locator('.proposal:focus')).toHaveCount(1);
});
