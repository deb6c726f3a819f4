import type { Page } from '@playwright/test';
import { amountsAsOf, ownShareInWords } from '#consultation/domain';
import { berlinDay } from '#platform/domain';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const ANSWERS = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  lastname: 'Sommer',
};

const FITTING = 'Passt zu den Angaben';

async function openSelling(page: Page, answers: object = {}): Promise<void> {
  await openWithDraft(page, '/final', { answers: { ...ANSWERS, ...answers } });
  await page.getByRole('link', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/selling$/);
  await expect(page.getByRole('heading', { name: FITTING, includeHidden: true })).toBeVisible();
}

const showAll = (page: Page) => page.getByRole('button', { name: /^\d+ weitere Produkte zeigen$/ }).click();

const product = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const OFFER = 'Bieten Sie an, den Antrag gemeinsam auszufüllen.';
// @spec consultation-selling-3 consultation-selling-4
test('the notice on the Pflegegrad offers the application while it is not filed, does not urge one that was made here, and is not shown without a Pflegegrad', async ({
  page,
}) => {
  await test.step('by Pflegegrad and application', async () => {
    await openSelling(page, { grad: 'G4', antrag: 'PA2' });
    const dialog = page.getByRole('dialog', { name: 'Pflegegrad 3' });
    await expect(dialog).toContainText('wurde noch nicht gestellt.');
    await expectAccessible(page);
    await expect(dialog.getByText(OFFER)).toHaveCount(1);
    // The amount of the day on which this test runs: 42 euros since 2025.
    await expect(dialog.getByText('42,00\u00a0€')).toHaveCount(1);
    const today = berlinDay(new Date());
    for (const words of [ownShareInWords(today), amountsAsOf(today)])
      await expect(dialog.getByText(words)).toHaveCount(1);
    // The one that applies is the prominent one.
    await expect(dialog.getByRole('button')).toHaveText(['Jetzt Antrag erstellen', 'Weiter']);
    await expect(dialog.locator('.button-primary')).toHaveText('Jetzt Antrag erstellen');
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const papers = [{ kind: 'application', way: 'saved', at: Date.now() }];
    await storeDraft(page, { answers: { ...ANSWERS, grad: 'G3', antrag: 'PA2' }, papers });
    const made = page.getByRole('dialog', { name: 'Pflegegrad 2' });
    await expect(made).toContainText(
      'wurde noch nicht gestellt. In dieser Beratung schon erstellt: Pflegehilfsmittelantrag.',
    );
    await expect(made.getByText(OFFER)).toHaveCount(0);
    await expect(made.locator('.button-primary')).toHaveText('Weiter');
    await expect(made.getByRole('button', { name: 'Jetzt Antrag erstellen' })).toBeVisible();
  });
  await test.step('without a Pflegegrad', async () => {
    await openSelling(page, { grad: 'G1', antrag: 'PA2' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await storeDraft(page, { answers: ANSWERS });
    await expect(page.getByRole('heading', { name: FITTING })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

// @spec consultation-selling-1
test('shows skin care and care aids, first what fits the answers, and puts one into the calculator once', async ({
  page,
}) => {
  await test.step('all, of which one is put into the calculator', async () => {
    await openSelling(page);
    await expect(page).toHaveTitle('Hautpflege und Pflegehilfsmittel – Inkoberatung');
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Sommer');
    await showAll(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Hautpflege' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Passt zu den Angaben',
      'Hautpflege',
      'Pflegehilfsmittel',
      'Pflegehilfsmittelantrag',
    ]);
    await expectAccessible(page);
    const creme = product(page, 'Dermavela Zinkcreme');
    await creme.getByRole('button', { name: 'Zum Rechner hinzufügen' }).click();
    await expect(creme.getByRole('link', { name: 'Im Rechner ansehen' })).toBeFocused();
    await expect(
      page.getByText('Dermavela Zinkcreme wurde zum Versorgungsrechner hinzugefügt.'),
    ).toBeAttached();
    await expect(creme.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('1 Produkt');
    await creme.getByRole('link').click();
    await page.getByRole('tab', { name: /Freiverkauf/ }).click();
    await expect(page.getByRole('article', { name: 'Dermavela Zinkcreme' })).toBeVisible();
  });
  await test.step('what fits the answers, and what is important to the person', async () => {
    await openSelling(page, { grad: 'G3', antrag: 'PA1', haut: 'Ha2', versorgung: 'H2', important: ['I4'] });
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Pflegehilfsmittelantrag',
      'Das ist der versicherten Person wichtig',
      'Passt zu den Angaben',
    ]);
    const fitting = page.getByRole('region', { name: 'Passt zu den Angaben' });
    await expect(fitting.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(fitting.getByRole('listitem').first()).toContainText(
      'Die Haut ist gereizt oder geschädigt.',
    );
    await expectToFit(page, 'selling-fitting');

    const wishes = page.getByRole('region', { name: 'Das ist der versicherten Person wichtig' });
    await expect(wishes.getByRole('term')).toHaveText(['Hautverträglichkeit']);
    await expect(wishes.getByRole('definition')).toContainText('atmungsaktiv');
  });
});
