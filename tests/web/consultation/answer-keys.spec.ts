import type { Page } from '@playwright/test';
import { openScreen, PATIENT } from '../support/documents.ts';
import { pressByKey } from '../support/keyboard.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const radio = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: typeof name === 'string' });

test('keys alone lead on, back and answer: in the wizard and in a section of the summary, and past no dialogue', async ({
  page,
}) => {
  await test.step('in the wizard', async () => {
    await openWithDraft(page, '/wizard/1', { answers: { ...PATIENT, gender: undefined } });
    await page.getByLabel('Vorname', { exact: true }).fill('Ida ');
    // A digit in a text stays one.
    await page.getByLabel('Vorname', { exact: true }).press('2');
    await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue('Ida 2');
    await page.keyboard.press('Control+Enter');
    // What is missing keeps the step, as with the button.
    await expect(page.getByRole('alert')).toContainText('Für wen');
    await radio(page, 'Frau').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/wizard/2');
    await expect(heading(page)).toBeFocused();
    // Past what is answered, to the first question that is not.
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('radiogroup', { name: /Wann geht/ })
        .getByRole('radio')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/wizard/3');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('2');
    const medication = page.getByRole('group', { name: /Medikamente/ });
    await expect(medication.getByRole('checkbox').nth(1)).toBeChecked();
    await expect(medication.getByRole('checkbox').nth(1)).toBeFocused();
  });
  await test.step('in a section of the summary', async () => {
    await openScreen(page, '/offer', { answers: PATIENT });
    const anamnesis = page.getByRole('region', { name: 'Anamnese', exact: true });
    await pressByKey(page, anamnesis.getByRole('button', { name: /^Bearbeiten/ }));
    const groups = anamnesis.locator('fieldset[id^="q-"]');
    await groups.nth(0).getByRole('radio').first().focus();
    await page.keyboard.press('3');
    await expect(groups.nth(0).getByRole('radio').nth(2)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(groups.nth(1).locator('input:focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Enter');
    await expect(groups.nth(0).getByRole('radio').nth(2)).toBeFocused();
    await groups.last().locator('input').first().focus();
    await page.keyboard.press('Enter');
    const save = anamnesis.getByRole('button', { name: /^Speichern/ });
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(anamnesis.getByRole('radio')).toHaveCount(0);

    await page.getByRole('button', { name: /^Ansehen.*Dokumentation/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/offer');
  });
});
