import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { desk, openScreen, PATIENT, paper } from '../support/documents.ts';
import { waysOutLoaded } from '../support/prefetched.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Änderungen speichern?' });
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();
const forward = (page: Page) => page.getByRole('link', { name: 'weiter', exact: true });
const lastname = (page: Page) => page.getByLabel('Nachname', { exact: true });

/** Opens the section with the name and changes it there, once the ways off the screen are watched. */
async function rename(page: Page, name: string): Promise<void> {
  await section(page, 'Persönliche Daten').getByRole('button', { name: 'Bearbeiten' }).click();
  await lastname(page).fill(name);
  await waysOutLoaded(page);
}

// @spec consultation-summary-5
test('every way off the screen asks what becomes of open sections, one or two, and the safe way back changes nothing', async ({
  page,
}) => {
  await test.step('the way on, with one and two open sections', async () => {
    await openScreen(page, '/offer');
    await rename(page, 'Sommer');
    await forward(page).press('Enter');
    await expect(question(page)).toContainText('Der Abschnitt „Persönliche Daten“ ist noch geöffnet.');
    await expect(question(page).getByRole('button', { name: 'Speichern' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(lastname(page)).toHaveValue('Sommer');
    // Two open sections are settled together.
    await section(page, 'Zusätzliche Informationen').getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByLabel('Sonstige Anmerkungen').fill('Nicht verlieren');
    await forward(page).click();
    await expect(question(page)).toContainText(
      'Die Abschnitte „Persönliche Daten“ und „Zusätzliche Informationen“ sind noch geöffnet.',
    );
    await answer(page, 'Speichern');
    // Both screens have a way back; the address is the next one's before that is drawn.
    await expect(page.getByRole('heading', { level: 1, name: /^Hautpflege/ })).toBeVisible();
    await expect(page).toHaveURL(/\/selling$/);
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(section(page, 'Persönliche Daten')).toContainText('Sommer');
    await expect(section(page, 'Zusätzliche Informationen')).toContainText('Nicht verlieren');
    await expect(lastname(page)).toHaveCount(0);
  });
  await test.step('every other way', async () => {
    await openScreen(page, '/cart');
    await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
    await rename(page, 'Sommer');
    for (const leave of [
      () => page.getByRole('link', { name: 'Startseite', exact: true }).click(),
      () => section(page, 'Versorgung').getByRole('link', { name: 'Bearbeiten' }).click(),
      () => page.goBack(),
    ]) {
      await leave();
      await answer(page, 'Hier bleiben');
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/offer$/);
      await expect(lastname(page)).toHaveValue('Sommer');
    }
    await page.goBack();
    await answer(page, 'Verwerfen');
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
    await expect(section(page, 'Persönliche Daten')).toContainText('Wiesenthal');
    await section(page, 'Anamnese').getByRole('button', { name: 'Bearbeiten' }).click();
    await forward(page).click();
    await expect(page).toHaveURL(/\/selling$/);
  });
});

// @spec consultation-summary-4
test('a document shows what is saved, and asks what becomes of the rest', async ({ page }) => {
  await openScreen(page, '/offer');
  await rename(page, 'Sommer');
  const open = () =>
    section(page, 'Dokumente')
      .getByRole('button', { name: /^Ansehen.*Dokumentation$/ })
      .click();
  await open();
  await answer(page, 'Hier bleiben');
  await expect(desk(page, 'Dokumentation')).toHaveCount(0);
  await open();
  await answer(page, 'Verwerfen');
  await expect(paper(page)).toContainText('Wiesenthal');
  await expect(paper(page)).not.toContainText('Sommer');
  await page.keyboard.press('Escape');
  await expect(lastname(page)).toHaveCount(0);

  await rename(page, 'Herbst');
  await open();
  await answer(page, 'Speichern');
  await expect(paper(page)).toContainText('Herbst');
});

// @spec consultation-summary-6
test('a missing answer keeps the way on and the documents closed, and the section opens', async ({
  page,
}) => {
  await openScreen(page, '/offer', { answers: { ...PATIENT, trink: undefined } });
  const summary = page.getByRole('alert', { name: 'Bitte ergänzen Sie noch:' });
  await forward(page).click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(/\/offer$/);
  await section(page, 'Dokumente')
    .getByRole('button', { name: /^Ansehen.*Dokumentation$/ })
    .click();
  await expect(desk(page, 'Dokumentation')).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /getrunken/ }).press('Enter');
  const anamnesis = section(page, 'Anamnese');
  await expect(
    anamnesis.getByRole('radio', { name: 'Bis 1 Liter' }).or(anamnesis.getByRole('radio').first()).first(),
  ).toBeVisible();
  for (const name of ['Beratung', 'Persönliche Daten', 'Zusätzliche Informationen'])
    await section(page, name).getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('button', { name: 'Speichern : Anamnese' }).click();
  await expect(anamnesis.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await anamnesis.getByRole('radio', { name: 'Mehr als 2 Liter' }).check();
  await forward(page).click();
  await answer(page, 'Speichern');
  await expect(page).toHaveURL(/\/selling$/);
});
