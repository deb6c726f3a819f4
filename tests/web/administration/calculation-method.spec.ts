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

test.describe
  .serial('the Berechnungsmethode', () => {
    // @spec access-1-3 access-2-32 access-8-14
    test('is explained in figures, chosen by keyboard, held while it is unsaved, and used by the calculator', async ({
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

    test('of two who choose, the second is shown what is chosen now', async ({ page, context }) => {
      await open(page);
      const other = await context.newPage();
      await other.goto('/settings/4');
      await method(other, 'C').check();
      await save(other).click();
      await expect(other.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await method(page, 'A').check();
      await save(page).click();
      await expect(page.getByRole('main')).toContainText('Methode C');
      await expect(method(page, 'A')).toBeChecked();
      await page.getByRole('button', { name: 'Neuen Stand laden' }).focus();
      await page.keyboard.press('Enter');
      await expect(method(page, 'C')).toBeChecked();
      await expect(save(page)).toBeFocused();
    });
  });
