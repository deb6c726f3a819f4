import type { Page } from '@playwright/test';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const field = (page: Page) => page.getByRole('textbox', { name: 'Wortlaut' });
const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau mit einem Beispiel' });

async function open(page: Page) {
  await signIn(page, 'leitung');
  await page.goto('/settings/5');
  await expect(page.getByRole('heading', { level: 1, name: 'Wortlaut der Erklärung' })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'speichern', exact: true }).click();
}

test('the wording of the declaration is written with placeholders, shown as it prints and saved; a wrong placeholder is named with its line', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Vorlage einsetzen' }).click();
  await expect(field(page)).toHaveValue(/\{\{versicherte_person\}\}/);
  await expect(preview(page)).toContainText('Die Mehrkosten von 78,56 € im Monat');
  await field(page).fill('Wir zahlen ');
  await field(page).press('End');
  await page.getByRole('button', { name: '{{mehrkosten}}', exact: true }).press('Enter');
  await expect(field(page)).toHaveValue('Wir zahlen {{mehrkosten}}');
  await expect(field(page)).toBeFocused();
  await expect(preview(page)).toContainText('Wir zahlen 78,56 €');
  await save(page);
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Wir zahlen {{mehrkosten}}');

  await field(page).fill('eins\n{{preiss}}');
  const message = 'Zeile 2: „{{preiss}}“ ist kein Platzhalter der Liste.';
  await expect(preview(page).getByRole('status')).toHaveText(message);
  await save(page);
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[{}.]/g, '\\$&')));
  await page.getByRole('button', { name: 'Zurück zu unserem Wortlaut' }).click();
  await save(page);
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
  await expect(preview(page)).toContainText('Hier stehen unsere Sätze.');
});
