import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { ANSWERS, area } from '../support/cart.ts';
import { choosePicks, pick, unfoldPicks } from '../support/picks.ts';
import type { RunningServer } from '../support/server.ts';
import { openWithDraft, storedText } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const EMPTY = [{ lines: [] }];
/** A Basis product that was put into the calculator by hand. */
const BY_HAND = [
  { lines: [{ id: 'a', product: '18', size: 'onesize', selectedTime: 2, needsToSelectSize: false }] },
];

async function openRecommendations(page: Page, draft: object = {}): Promise<void> {
  await openWithDraft(page, '/recommendations', { answers: ANSWERS, ...draft });
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Versorgung berechnen' }).click();

// @spec consultation-recommendations-3
test('if only wish products are chosen, the cart opens on them, with a basis product among them on the needs-based care', async ({
  page,
}) => {
  await openRecommendations(page, { cart: [BY_HAND, EMPTY, EMPTY] });
  // Shown closer, it is not chosen.
  const more = page.getByRole('button', { name: 'Produktinformation: Valdumea Vorlage Plus' });
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Valdumea Vorlage Plus' });
  await expect(dialog.getByRole('heading', { name: 'Vorteile' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(more).toBeFocused();
  await expect(page.getByText('Noch nichts gewählt')).toBeVisible();
  await pick(page, 'Valdumea Vorlage Plus').check();
  await calculate(page);
  await expect(area(page, /^Wunschversorgung 1/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Empfehlungen' }).first().click();
  await unfoldPicks(page);
  await pick(page, 'Tavenor Slip Super').check();
  await calculate(page);
  await expect(area(page, /^Medizinisch notw\. Versorgung 2/)).toHaveAttribute('aria-selected', 'true');
});

const tick = (page: Page, name: string) => pick(page, name).check();
const asked = (page: Page, quality: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`^Wie sind die \\d ${quality}-Produkte gemeint\\?`) });
const together = (page: Page) => page.getByRole('radio', { name: 'zum gemeinsamen Verwenden' });
const compare = (page: Page) => page.getByRole('radio', { name: 'zum Vergleichen' });
const back = (page: Page) => page.getByRole('link', { name: 'Empfehlungen' }).first().click();
const proposals = (page: Page) => page.getByRole('tab', { name: /^Vorschlag \d/ });

// @spec consultation-changed-answers-1
test('several products of one quality are compared unless one touch says that they are used together, which stays over a reload', async ({
  page,
}) => {
  await openRecommendations(page);
  await choosePicks(page, 'Valdumea Slip Super');
  await expect(asked(page, 'Premium')).toHaveCount(0);
  await tick(page, 'Valdumea Slip Elastic Plus');
  await expect(asked(page, 'Premium')).toBeVisible();
  await expect(compare(page)).toBeChecked();
  await calculate(page);
  await expect(proposals(page)).toHaveCount(2);
  await expect(proposals(page).first()).toHaveAccessibleName(/^Vorschlag 1 Mehrkosten 78,56\u00a0€/);
  await page.getByLabel('Bedarf am Tag').selectOption('2 Stück');
  await expect(page.getByRole('article')).toHaveCount(1);

  await back(page);
  const stored = await storedText(page);
  await together(page).check();
  await expect(together(page)).toBeChecked();
  await expect.poll(() => storedText(page)).not.toBe(stored);
  await page.reload();
  await expect(together(page)).toBeChecked();
  await calculate(page);
  await expect(proposals(page)).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Bedarf am Tag').first()).toHaveValue('2');
});

// @spec consultation-5-1 consultation-recommendations-4
test('what is missing for a recommendation is named with the way there, and a page with nothing to recommend says so', async ({
  page,
  server,
}) => {
  await test.step('what is missing', async () => {
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
  await test.step('nothing to recommend', async () => {
    await openRecommendations(page, { answers: ORPHANED });
    await expect(page.getByRole('checkbox')).not.toHaveCount(0);
    // What changes is there with the next load of the page.
    orphan(server);
    await page.reload();
    await expect(page.getByText(NOTHING_LEFT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Versorgung berechnen' })).toBeVisible();
    await page.getByRole('link', { name: 'zum Produktkatalog' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.getByRole('button', { name: 'zurück' }).first().click();
    await page.getByRole('button', { name: 'Versorgung berechnen' }).click();
    await expect(page).toHaveURL(/\/cart$/);

    addUser(server, 'ohne-katalog', 'bera_durch', 'versorg_aufr');
    await openWithDraft(page, '/recommendations', { answers: ORPHANED }, 'ohne-katalog');
    await expect(page.getByText(NOTHING_LEFT)).toBeVisible();
    await expect(page.getByText('brauchen Sie das Recht auf den Produktkatalog')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'zum Produktkatalog' })).toHaveCount(0);
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page).toHaveURL(/\/wizard\/4$/);
  });
});

/** The key of a man's answers, which no other test has. */
const ORPHANED = { ...ANSWERS, gender: 'M', inkontinenz: 'I4' };
const NOTHING_LEFT = 'Zu diesen Angaben gibt es derzeit kein Produkt zu empfehlen.';

function orphan(server: RunningServer): void {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'));
  database
    .prepare('update recommendation set artikelnummern = ? where "key" = ?')
    .run('["0815"]', 'M_I4_T2_H2_V2_X2');
  database.close();
}
