import type { Locator, Page } from '@playwright/test';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const SLIP = '28';
const CART = [
  [
    { lines: [{ id: 'a', product: SLIP, size: 'M', selectedTime: 2, needsToSelectSize: false }] },
    { lines: [] },
  ],
  [{ lines: [] }],
  [{ lines: [] }],
];
const ANSWERS = { krankenkasse: 'BKK Musterbahn', birthdate: '1950-01-31', inkontinenz: 'I1' };

test.use({ viewport: { width: 1280, height: 900 } });

const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A contrast theme leaves no ground of ours: the chosen one of two has the system's for it, and it alone. */
async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  const highlight = await chosen.page().evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.backgroundColor = 'Highlight';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  expect(await ground(chosen)).toBe(highlight);
  expect(await ground(other)).not.toBe(highlight);
}

/** The visible part of a choice whose input lies over it. */
const button = (page: Page, name: string) =>
  page.locator('main').getByText(name, { exact: true }).filter({ visible: true }).first();

test('a contrast theme of the system shows what is chosen, and where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWithDraft(page, '/cart', { answers: ANSWERS, cart: CART });
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expectToldApart(tab(/^Medizinisch notw\. Versorgung/), tab(/^Wunschversorgung \d/));
  await expectToldApart(tab(/^Vorschlag 1/), tab(/^Vorschlag 2/));
  await expectToldApart(button(page, 'M'), button(page, 'L'));
  await expectToldApart(button(page, '24h'), button(page, 'Tag'));
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name, exact: true });
  await expectToldApart(entry('Versorgungsrechner'), entry('Startseite'));

  await page.goto('/products');
  await expectToldApart(button(page, 'Alle'), button(page, 'Einlage'));

  await page.goto('/wizard/2');
  const step = (number: string) =>
    page.getByRole('listitem').filter({ hasText: number }).getByText(number, { exact: true }).locator('..');
  await expectToldApart(step('2'), step('3'));

  await page.goto('/wizard/0');
  await page.getByRole('combobox', { name: /Krankenkasse/ }).press('ArrowDown');
  await page.getByRole('combobox', { name: /Krankenkasse/ }).press('ArrowDown');
  const options = page.getByRole('option');
  await expectToldApart(
    page.getByRole('option', { selected: true }),
    options.and(page.locator('[aria-selected="false"]')).first(),
  );
});
