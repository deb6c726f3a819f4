import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { ANSWERS, area, costs, EMPTY, figure, line } from '../support/cart.ts';
import { unfoldPicks } from '../support/picks.ts';
import { expectToFit } from '../support/shot.ts';
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
const pays = (page: Page, name: string) => card(page, name).locator('.pick-figure strong');
const unfold = unfoldPicks;
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const calculate = (page: Page) => page.getByRole('button', { name: 'Versorgung berechnen' }).click();

/** What is preselected for the person of the tests. */
const BASIS = 'Tavenor Vorlage Plus + Fixierhose';
const WISH = 'Valdumea Vorlage Plus + Fixierhose';
const WISH_SLIP = 'Valdumea Slip Super';
/** The name of its card in the calculator. */
const inCalculator = (name: string) => name.replace(' + Fixierhose', '');

/** Reads each proposal's figure in the calculator, by the product that it holds. */
async function paidInCart(page: Page, areaName: RegExp, product: string): Promise<string> {
  await area(page, areaName).click();
  await expect(area(page, areaName)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: areaName })).toBeVisible();
  for (const tab of await page.getByRole('tab', { name: /^Vorschlag \d/ }).all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // The products follow their tab a picture later.
    const [number] = /Vorschlag \d+/.exec((await tab.textContent()) ?? '') ?? [];
    await expect(
      page.getByRole('complementary', { name: new RegExp(`^Kosten von ${number}`) }),
    ).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    if ((await page.getByRole('article', { name: inCalculator(product) }).count()) > 0)
      return figure(costs(page), 'Sie zahlen im Monat').innerText();
  }
  throw new Error(`No proposal holds ${product}.`);
}

const NEEDS = /^Medizinisch/;
const WISHES = /^Wunschversorgung \d/;

// @spec consultation-4-6
test('one pick of each quality is chosen, the rest is folded, and on a tablet the way on needs no scrolling', async ({
  page,
}) => {
  await open(page, ALONE);
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
});

test('a card says what the calculator says', async ({ page }) => {
  await open(page);
  await unfold(page);
  const said = new Map<string, string>();
  const wishes = [WISH_SLIP, 'Valdumea Slip Elastic Plus'];
  // Not chosen yet: what it would cost as one more proposal.
  const before = await pays(page, 'Valdumea Slip Elastic Plus').innerText();
  for (const name of wishes) await box(page, name).check();
  await expect(pays(page, 'Valdumea Slip Elastic Plus')).toHaveText(before);
  for (const name of [BASIS, WISH, ...wishes]) said.set(name, await pays(page, name).innerText());
  await calculate(page);
  expect(await paidInCart(page, NEEDS, BASIS)).toBe(said.get(BASIS));
  for (const name of [WISH, ...wishes]) expect(await paidInCart(page, WISHES, name)).toBe(said.get(name));
});

test('a self-payer sees that nothing is without Mehrkosten; without a Krankenkasse no amount is named, and the way to it is', async ({
  page,
}) => {
  await open(page, { krankenkasse: 'Selbstzahler' });
  await expect(group(page, 'Basis')).toHaveAccessibleDescription(
    'Ohne Mehrkosten ist keine Versorgung möglich. Für Selbstzahler gibt es keine Pauschale.',
  );
  await expect(page.getByRole('group', { name: 'Ohne Mehrkosten' })).toHaveCount(0);
  await storeDraft(page, { answers: { ...ANSWERS, krankenkasse: undefined } });
  await expect(card(page, BASIS)).toContainText('Betrag noch offen');
  await page.getByRole('link', { name: 'Krankenkasse wählen' }).click();
  await expect(page).toHaveURL(/\/wizard\/0#q-krankenkasse$/);
});

test('says where nothing is recommended without Mehrkosten, and shows what has no quality', async ({
  page,
  server,
}) => {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'));
  const recommend = (key: string, numbers: string) =>
    database.prepare('update recommendation set artikelnummern = ? where "key" = ?').run(numbers, key);
  recommend('M_I2_T2_H2_V2_X2', '["9122863"]');
  await open(page, { gender: 'M', inkontinenz: 'I2' });
  await expect(group(page, 'Ohne Mehrkosten')).toHaveAccessibleDescription(
    'Zu diesen Angaben wird kein Produkt ohne Mehrkosten empfohlen.',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  // Nor of what has no quality, which is shown where the table names it.
  recommend('M_I3_T2_H2_V2_X2', '["9129101"]');
  await storeDraft(page, { answers: { ...ANSWERS, gender: 'M', inkontinenz: 'I3' } });
  await expect(group(page, 'Pflege und Zubehör').getByRole('checkbox')).toHaveAccessibleName(
    'Dermavela Hautschutzcreme',
  );
  database.close();
  await expectToFit(page, 'picks-none-without-cost');
});

// @spec consultation-recommendations-1
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

test('the hip decides the size, a card says where none fits, three hints stand unfolded, and Diskret leaves out the diagnosis', async ({
  page,
}) => {
  await open(page, { huefte: '145' });
  await unfold(page);
  await expect(card(page, WISH_SLIP)).toContainText('Größe XL');
  await storeDraft(page, { answers: { ...ANSWERS, huefte: '200' } });
  await unfold(page);
  await expect(card(page, WISH_SLIP)).toContainText(
    'Zum Hüftumfang von 200\u00a0cm passt keine Größe: Es gibt das Produkt für 40 bis 175\u00a0cm.',
  );
  await expectToFit(page, 'picks-hip');

  await storeDraft(page, { answers: { ...ANSWERS, haut: 'Ha2', wann: 'W2' } });
  const advice = page.getByRole('region', { name: 'Hinweise zu den Angaben' });
  await expect(advice.getByRole('listitem')).toHaveCount(3);
  await expect(advice.getByRole('listitem').first()).toContainText('Gereizte Haut');
  await advice.getByText(/^Weitere Hinweise/).click();
  await expect(advice.getByRole('listitem')).not.toHaveCount(3);

  await storeDraft(page, {
    answers: { ...ANSWERS, inkontinenz: 'I4', verlust: 'V1', toilette: 'T1', versorgung: 'H1' },
  });
  const main = page.getByRole('main');
  await expect(main).toContainText('kleine Menge');
  await expect(main).toContainText('Stuhlschmieren');
  await page.keyboard.press('F2');
  await expect(main).not.toContainText('kleine Menge');
  await expect(main).not.toContainText('Stuhlschmieren');
  await expect(main).toContainText('passt: geht selbst zur Toilette');
});

test('by keyboard: untick, unfold, choose, go on', async ({ page }) => {
  await open(page);
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
