import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { loaded } from '../support/prefetched.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

const lines = (page: Page) => page.getByLabel('Zeilen der Karte');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Karte einlesen' });

test('what a health card holds is shown before it replaces answers, covered by Diskret, and read by the template of the institution', async ({
  page,
}) => {
  await test.step('pasted XML of a health card', async () => {
    await openWithDraft(page, '/wizard/1', { answers: { lastname: 'Alt' } });
    await page.getByRole('button', { name: 'Karte einlesen' }).click();
    await expect(lines(page)).toBeFocused();
    await lines(page).fill(
      '<V><Versicherten_ID>T115774582</Versicherten_ID><Nachname>Sommer</Nachname><Geburtsdatum>19480305</Geburtsdatum><Geschlecht>W</Geschlecht></V>',
    );
    await expect(dialog(page)).toContainText('Sommerersetzt: Alt');
    await expect(dialog(page)).toContainText('05.03.1948');
    await expect(dialog(page)).toContainText('GeschlechtFrau');
    await expectAccessible(page);
    await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Alt');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Sommer');
    await expect(page.getByLabel('Versichertennummer', { exact: true })).toHaveValue('T115774582');
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('05.03.1948');

    await storeDraft(page, { answers: { lastname: 'Alt' }, discreet: true });
    await page.getByRole('button', { name: 'Karte einlesen' }).click();
    await lines(page).fill('<V><Nachname>Sommer</Nachname><Geburtsdatum>19480305</Geburtsdatum></V>');
    await expect(dialog(page)).toContainText('verdeckt');
    expect(await dialog(page).innerText()).not.toMatch(/Sommer|Alt\b|1948/);
    await expect(lines(page)).toHaveCSS('-webkit-text-security', 'disc');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('button', { name: /^Diskret/ }).click();
    await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Sommer');
  });
  await test.step('the lines of a reader, by the template of the institution', async () => {
    await signIn(page, 'leitung');
    await page.goto('/settings/0');
    await loaded(page);
    await page
      .getByLabel('Zeilen der Gesundheitskarte')
      .fill('Versichertennummer\nNachname, Vorname\nPostleitzahl Ort');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Erfolgreich gespeichert')).toBeVisible();
    await page.goto('/wizard/1');
    await page.getByRole('button', { name: 'Karte einlesen' }).click();
    await lines(page).pressSequentially('T115774582\nSommer, Erika\n01067 Dresden\n');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue('Erika');
    await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Dresden');
    await page.goto('/settings/0');
    await loaded(page);
    await page.getByLabel('Zeilen der Gesundheitskarte').fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Erfolgreich gespeichert')).toBeVisible();
  });
});
