import type { Browser, Locator, Page } from '@playwright/test';
import { numberOf, openFirstProduct, uvpOf } from '../support/product-dialog.ts';
import { shots } from '../support/shot.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

/** Two people save the same thing, and neither undoes what the other has changed. */
const test = testOnOwnServer();

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const merge = (dialog: Locator) => button(dialog, 'Zusammenführen');
const taken = (dialog: Locator) => dialog.getByRole('alert').getByRole('listitem');

/** The same dialogue, open in the windows of two people. */
async function inTwoWindows(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  open: (page: Page) => Promise<Locator>,
): Promise<readonly [mine: Locator, theirs: Locator]> {
  const other = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  const dialogs: Locator[] = [];
  for (const each of [page, other]) {
    await signIn(each, 'admin');
    dialogs.push(await open(each));
  }
  return dialogs as unknown as readonly [Locator, Locator];
}

test('of a product a price and an icon that a colleague has changed stay, and so does what was typed here', async ({
  page,
  browser,
  baseURL,
}) => {
  const [mine, theirs] = await inTwoWindows(page, browser, baseURL, openFirstProduct);
  const icon = (dialog: Locator, label: string) => dialog.getByRole('checkbox', { name: label });
  await uvpOf(theirs).fill('6,66');
  await icon(theirs, 'Raschelarm').check();
  await numberOf(theirs).fill('A-1');
  await button(theirs, 'Speichern').click();
  await expect(theirs).toHaveCount(0);

  await numberOf(mine).fill('B-2');
  await icon(mine, 'Puderfrei').check();
  await button(mine, 'Speichern').click();
  await expect(taken(mine)).toHaveText([
    'Raschelarm: ja (vorher: nein)',
    /^Größe .+: UVP in €: 6,66.€ \(vorher: \d+,\d\d.€\)$/,
  ]);
  await expect(uvpOf(mine)).toHaveValue('6,66');
  await expect(icon(mine, 'Raschelarm')).toBeChecked();
  await expect(icon(mine, 'Puderfrei')).toBeChecked();
  const question = mine.getByRole('radiogroup', { name: /^Größe .+: Artikelnummer$/ });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await shots(page, 'two-people-product');
  await question.getByLabel('Angabe von jetzt: A-1').check();
  await expect(numberOf(mine)).toHaveValue('A-1');
  await merge(mine).click();
  await expect(mine).toHaveCount(0);
  const again = await openFirstProduct(page);
  await expect(uvpOf(again)).toHaveValue('6,66');
  await expect(numberOf(again)).toHaveValue('A-1');
  for (const label of ['Raschelarm', 'Puderfrei']) await expect(icon(again, label)).toBeChecked();
});

test('of a role the rights that a colleague has given and taken stay', async ({ page, browser, baseURL }) => {
  const open = async (window: Page) => {
    await window.goto('/cms/2');
    await window.getByRole('table').getByRole('button', { name: 'Kalkulation und Katalog' }).click();
    return window.getByRole('dialog');
  };
  const [mine, theirs] = await inTwoWindows(page, browser, baseURL, open);
  const rights = (dialog: Locator) => dialog.getByRole('group', { name: 'Rechte' }).getByRole('checkbox');
  const before = await rights(mine).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).checked),
  );
  await rights(theirs).nth(0).setChecked(!before[0]);
  await rights(theirs).nth(1).setChecked(!before[1]);
  await theirs.getByRole('checkbox', { name: 'Als Standard setzen' }).check();
  await button(theirs, 'Speichern').click();
  await expect(theirs.page().getByRole('dialog', { name: 'Rolle angepasst' })).toBeVisible();

  await rights(mine).nth(1).setChecked(!before[1]);
  await rights(mine).nth(2).setChecked(!before[2]);
  await button(mine, 'Speichern').click();
  // The same change of both is none that is spoken of.
  await expect(taken(mine)).toHaveCount(2);
  await expect(mine.getByRole('radiogroup')).toHaveCount(0);
  await shots(page, 'two-people-role');
  await merge(mine).click();
  await button(page.getByRole('dialog', { name: 'Rolle angepasst' }), 'Schließen').click();
  const again = await open(page);
  for (const index of [0, 1, 2])
    await expect(rights(again).nth(index)).toBeChecked({ checked: !before[index] });
  await expect(again).toContainText('Diese Rolle ist der Standard');
});

test('of a Krankenkasse the rates from other days are both there, and one that both changed is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = async (window: Page) => {
    await window.goto('/cms/6');
    await window.getByRole('table').getByRole('button').first().click();
    return window.getByRole('dialog');
  };
  const [mine, theirs] = await inTwoWindows(page, browser, baseURL, open);
  const urine = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Urinpauschale/ });
  const add = async (dialog: Locator, day: string, rate: string) => {
    await button(dialog, 'Sätze ab einem Tag eintragen').click();
    await dialog
      .getByRole('textbox', { name: /^Gültig ab/ })
      .last()
      .fill(day);
    await urine(dialog).last().fill(rate);
  };
  await urine(theirs).first().fill('20');
  await add(theirs, '01.01.2027', '21');
  await button(theirs, 'Speichern').click();
  await expect(theirs).toHaveCount(0);

  await urine(mine).first().fill('30');
  await add(mine, '01.07.2027', '31');
  await button(mine, 'Speichern').click();
  await expect(taken(mine)).toHaveText([/^Sätze ab 01\.01\.2027: .*Urinpauschale in € 21,00.€/]);
  const question = mine.getByRole('radiogroup', { name: 'Urinpauschale in €' });
  await question.getByLabel(/^Meine Angabe: 30,00.€/).check();
  await shots(page, 'two-people-kasse');
  await merge(mine).click();
  await expect(mine).toHaveCount(0);
  const again = await open(page);
  await expect(urine(again)).toHaveCount(3);
  for (const [index, rate] of ['30,00', '21,00', '31,00'].entries())
    await expect(urine(again).nth(index)).toHaveValue(rate);
});
