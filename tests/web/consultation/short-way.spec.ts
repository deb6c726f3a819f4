import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storedDraft, storedNames } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const onlyNecessary = (page: Page) =>
  page.getByRole('checkbox', { name: /^Kurz fragen: \d+ statt \d+ Fragen$/ });
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: typeof name === 'string' }).check();
const insurer = (page: Page) => page.getByRole('combobox', { name: /Krankenkasse/ });
const fold = (page: Page, step: string) => page.locator('summary', { hasText: `: ${step}` });

async function open(page: Page, user = 'beratung'): Promise<void> {
  await signIn(page, user);
  await page.goto('/wizard/0');
  await expect(insurer(page)).toBeVisible();
}

// @spec consultation-wizard-2
test('the short way asks what is required of all steps on one screen, keeps the rest folded, and leads to the recommendation', async ({
  page,
}) => {
  await open(page);
  await onlyNecessary(page).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Beratung',
    'Person',
    'Inkontinenz',
    'Gesundheit',
    'Alltag',
  ]);
  await expectToFit(page, 'short-way-empty');
  // The others stay folded under their step, to be opened at any time, with what hangs on them.
  await expect(page.getByLabel('Nachname', { exact: true })).toBeHidden();
  await fold(page, 'Person').click();
  await page.getByLabel('Nachname', { exact: true }).fill('Sommer');
  await expect(fold(page, 'Person')).toContainText('1 Antwort');
  await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
  await expectAccessible(page);
  await insurer(page).fill('musterkasse mitte');
  await page.keyboard.press('Tab');
  await expect(insurer(page)).toHaveValue('Musterkasse Mitte');
  await page.getByLabel('Tag', { exact: true }).click();
  await page.keyboard.type('05031948');
  await choose(page, 'Urininkontinenz');
  await choose(page, 'Frau');
  await choose(page, /^Mittel/);
  await choose(page, '1 bis 1,5 Liter');
  await choose(page, 'Ja, selbständig');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Wer legt das Produkt an und wechselt es?',
  ]);
  await choose(page, 'Die versicherte Person selbst');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click();
  await page.waitForURL('**/recommendations');
  await page.goto('/wizard/1');
  await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Sommer');
  await expect(onlyNecessary(page)).toHaveCount(0);
});

// @spec consultation-wizard-3
test('the short way is remembered for the user alone, and lets a follow-up pass the anamnesis as soon as step 0 is complete', async ({
  page,
}) => {
  await test.step('remembered for the user, and for nobody else', async () => {
    await open(page);
    await onlyNecessary(page).check();
    await page.reload();
    await expect(onlyNecessary(page)).toBeChecked();
    await expect(page.getByRole('heading', { level: 2, name: 'Alltag' })).toBeVisible();
    expect((await storedNames(page)).filter((name) => name.includes('short-way'))).toHaveLength(1);
    await open(page, 'leitung');
    await expect(onlyNecessary(page)).not.toBeChecked();
    await open(page);
    await onlyNecessary(page).uncheck();
    await page.reload();
    await expect(onlyNecessary(page)).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Anamnese starten' })).toBeVisible();
  });
  await test.step('a follow-up, and what blocks it', async () => {
    await openWithDraft(page, '/wizard/0', {
      answers: {
        anamneseType: 'AT2',
        krankenkasse: 'Musterkasse Mitte',
        birthdate: '1948-03-05',
        city: 'Ü'.repeat(70),
      },
    });
    await onlyNecessary(page).check();
    const past = page.getByRole('link', { name: 'Weiter ohne Anamnese' });
    await expect(past).toHaveCount(0);
    await choose(page, 'Urininkontinenz');
    await expect(past).toBeVisible();
    await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Ort' }).click();
    await expect(page.getByLabel('Ort', { exact: true })).toBeFocused();
    await page.getByLabel('Ort', { exact: true }).fill('Husum');
    await past.click();
    await page.waitForURL('**/cart');
  });
});

test('presets are marked, may be changed or cleared, are stored with the first answer, and none that a new consultation would lose', async ({
  page,
}) => {
  await test.step('marked, changed, cleared and stored', async () => {
    await open(page);
    const first = page.getByRole('radio', { name: 'Erstberatung' });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription(/vorausgewählt/);
    await expect(page.getByText('vorausgewählt', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'Nein, zuzahlungspflichtig' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /spricht selbst/ })).toBeChecked();
    await expectToFit(page, 'presets');
    expect(await storedDraft(page)).toBeNull();
    await choose(page, 'Folgeberatung');
    await expect(page.getByText('vorausgewählt', { exact: true })).toHaveCount(2);
    await page
      .getByRole('radiogroup', { name: /Spricht jemand/ })
      .locator('..')
      .getByRole('button', { name: 'Auswahl aufheben' })
      .click();
    await expect
      .poll(async () => (await storedDraft(page))?.answers)
      .toEqual({ anamneseType: 'AT2', gebuehr: 'GE2', member: expect.any(String) });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Folgeberatung' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /spricht selbst/ })).not.toBeChecked();
    await expect(page.getByText('vorausgewählt', { exact: true })).toHaveCount(1);
  });
  await test.step('nothing to lose', async () => {
    await openWithDraft(page, '/wizard/0', {});
    await choose(page, 'Urininkontinenz');
    await expect.poll(async () => (await storedDraft(page))?.preset).toHaveLength(3);
    await page.goto('/');
    await expect(page.getByText(/^1\sAntwort, /)).toBeVisible();
    await openWithDraft(page, '/', {
      answers: { anamneseType: 'AT1', gebuehr: 'GE2', representative: 'R2', member: 'Nina Vogt' },
      preset: ['anamneseType', 'gebuehr', 'representative'],
    });
    await page.getByRole('button', { name: 'Beratung beginnen' }).click();
    await page.waitForURL('**/wizard/0');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
