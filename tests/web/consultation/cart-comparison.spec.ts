import type { Page } from '@playwright/test';
import { ANSWERS, area, CART, EMPTY, figure, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { pressByKey } from '../support/keyboard.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const compare = async (page: Page, cart: unknown, answers: object = ANSWERS) => {
  await openCart(page, { answers, cart });
  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  await expect(page.getByRole('heading', { name: 'Vorschläge im Vergleich' })).toBeFocused();
};
const columns = (page: Page) => page.getByRole('article');
const paid = (page: Page, index: number) => figure(columns(page).nth(index), 'Sie zahlen im Monat');

// @spec consultation-1-3
test('three proposals stand side by side on a tablet, what is to be paid in 40 px, say where they differ, also after a reload, print, and lead back to one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await compare(page, CART);
  await expect(columns(page)).toHaveCount(3);
  const boxes = await columns(page).evaluateAll((articles) =>
    articles.map((article) => {
      const { top, left, width } = article.getBoundingClientRect();
      return { top, left, width };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.map(({ left }) => left)).toEqual([...boxes.map(({ left }) => left)].sort((a, b) => a - b));
  for (const [index, text] of ['2,12 €', '80,68 €', '58,33 €'].entries()) {
    await expect(paid(page, index)).toHaveText(text);
    await expect(paid(page, index)).toHaveCSS('font-size', '40px');
    // In one line.
    expect((await paid(page, index).boundingBox())?.height).toBeLessThan(60);
    await expect(figure(columns(page).nth(index), 'Gesetzliche Zuzahlung')).toHaveText('2,12 €');
  }
  const parts = await columns(page).evaluateAll((articles) =>
    articles.map(
      (article) => article.querySelector('.compared-figures > dl:last-child')?.getBoundingClientRect().top,
    ),
  );
  expect(new Set(parts).size).toBe(1);
  await expectToFit(page, 'comparison-three');

  const [needs, slip] = [columns(page).nth(0), columns(page).nth(1)];
  await expect(needs.getByText('am günstigsten')).toBeVisible();
  await expect(slip.getByText('78,56 € mehr')).toBeVisible();
  const row = (name: string) => slip.locator('dl > div').filter({ hasText: name });
  await expect(row('Mehrkosten')).toContainText('≠unterschiedlich: Mehrkosten');
  await expect(row('Qualität')).toContainText('unterschiedlich');
  await expect(row('Qualität')).toContainText('Premium');
  // All pay the same Zuzahlung.
  await expect(row('Gesetzliche Zuzahlung')).not.toContainText('unterschiedlich');
  await expect(row('Gesetzliche Zuzahlung')).not.toContainText('≠');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(columns(page)).toHaveCount(3);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Apotheke am Stadtgarten, ')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Vorschlag 2 bearbeiten, Wunschversorgung' }).click();
  await expect(page.getByRole('tab', { name: /^Vorschlag 2/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#proposal-1-1')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Vorschläge im Vergleich' })).toBeVisible();
  await page.getByRole('button', { name: 'zurück zur Berechnung' }).click();
  await expect(page.locator('#proposal-1-1')).toBeFocused();
});

test('a proposal is chosen, shown as such everywhere, and that is taken back, by keyboard alone', async ({
  page,
}) => {
  await compare(page, CART);
  await expect(page.getByText('Noch nicht entschieden: 2,12\u00a0€ bis 80,68\u00a0€.')).toBeVisible();
  const pullUp = columns(page).nth(2);
  await pressByKey(page, pullUp.getByRole('button', { name: 'Diesen Vorschlag wählen' }));
  await expect(page.getByRole('status').getByText('Gewählt: Wunschversorgung, Vorschlag 2.')).toBeVisible();
  await expect(pullUp.getByText('gewählt', { exact: true })).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Auswahl aufheben' });
  await expect(takeBack).toBeFocused();
  await expect.poll(async () => (await storedDraft(page))?.chosenProposal).toEqual(['d']);

  // Only one is; and the calculator opens with it, where others are closed before it.
  await columns(page).nth(1).getByRole('button', { name: 'Diesen Vorschlag wählen' }).click();
  await expect(takeBack).toHaveCount(1);
  await pullUp.getByRole('button', { name: 'Diesen Vorschlag wählen' }).click();
  await page.getByRole('button', { name: 'zurück zur Berechnung' }).click();
  await expect(area(page, WISH)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^Vorschlag 2 .*gewählt$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: /^Vorschlag 1/ }).click();
  await page.getByRole('button', { name: 'Valdumea Slip Super löschen' }).click();
  await expect(page.getByRole('tab', { name: /gewählt$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Vorschlag 1 .*gewählt$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
  await takeBack.click();
  await expect(
    page.getByText('Noch nicht entschieden: 2,12\u00a0€ ohne Mehrkosten oder 58,33\u00a0€ Wunsch.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await expect(page).toHaveURL(/\/offer$/);
});

test('what is bought in free sale is no alternative: it is summed with the supply, here and on the summary', async ({
  page,
}) => {
  await compare(page, [CART[0], [EMPTY], [{ lines: [line('g', PRODUCTS.gloves, 'M')] }]]);
  const sale = page.getByRole('region', { name: 'Im Freiverkauf dazu' });
  await expect(page.getByRole('button', { name: 'Diesen Vorschlag wählen' })).toHaveCount(1);
  await expect(sale.getByText('dazu gekauft', { exact: true })).toBeVisible();
  const cents = (text: string) => Number(text.replace(/\D/g, ''));
  const price = cents(await figure(sale, 'Sie zahlen im Monat').innerText());
  const euro = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')}\u00a0€`;
  const sum = `dazu gekauft ${euro(price)}, zusammen ${euro(price + 212)}`;
  const decision = page.locator('.comparison-decision');
  // A single supply is not chosen by itself: what it costs with the purchase is undecided.
  const open = `Noch nicht entschieden: ${euro(price + 212)}.`;
  await expect(decision).toContainText(open);
  await expect(decision).toContainText(`davon dazu gekauft ${euro(price)}`);
  await expect(decision).not.toContainText('zusammen');
  await page.getByRole('button', { name: 'Diesen Vorschlag wählen' }).click();
  await expect(decision).toContainText(sum);
  await expectToFit(page, 'comparison-besides');
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await expect(page.getByRole('region', { name: 'Abschluss' })).toContainText(sum);
  await page.goBack();
  await sale.getByRole('button', { name: 'Nicht dazu kaufen' }).click();
  await expect(decision).not.toContainText('zusammen');
  await sale.getByRole('button', { name: 'Dazu kaufen' }).click();
  await expect(decision).toContainText(sum);
  await expect.poll(async () => (await storedDraft(page))?.bought).toEqual([['g']]);
  expect((await storedDraft(page))?.chosenProposal).toEqual(['a', 'b']);
});
