import type { Page } from '@playwright/test';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

test.use({ expectedErrors: /status of 409/ });

const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });
const method = (page: Page, name: string) =>
  page.getByRole('radio', { name: `Methode ${name}`, exact: true });

async function open(page: Page, user = 'leitung') {
  await signIn(page, user);
  await page.goto('/settings/4');
  await expect(page.getByRole('heading', { level: 1, name: 'Berechnungsmethode' })).toBeVisible();
}

// @spec access-1-3 access-2-32 access-8-14
test('the Berechnungsmethode is explained in figures, chosen by keyboard, held while it is unsaved, and used by the calculator', async ({
  page,
}) => {
  await open(page);
  const example = page.getByRole('region', { name: 'Ein Beispiel aus Ihren Daten' });
  for (const name of ['A', 'B', 'C'])
    await expect(
      example.getByRole('row', { name: new RegExp(`^${name} [0-9.,]+ € [0-9.,]+ €$`) }),
    ).toBeVisible();
  await expect(method(page, 'A')).toBeChecked();
  await method(page, 'A').focus();
  await page.keyboard.press('ArrowDown');
  await expect(method(page, 'B')).toBeChecked();
  await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Einstellungen' });
  await tabs.getByRole('link', { name: 'Krankenkassen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Berechnungsmethode');
  await page.keyboard.press('Escape');
  await expect(method(page, 'B')).toBeChecked();
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nach Methode B');
});
