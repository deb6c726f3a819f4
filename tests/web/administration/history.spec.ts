import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { shots } from '../support/shot.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test.describe
  .serial('the history', () => {
    test('of a Krankenkasse says in its dialogue who changed what, and so does the log, filtered and downloaded', async ({
      page,
    }) => {
      await signIn(page, 'admin');
      await page.goto('/cms/6');
      const open = async () => {
        await page.getByRole('table').getByRole('button').first().click();
        return page.getByRole('dialog').first();
      };
      let dialog = await open();
      const name = await dialog.getByRole('textbox', { name: /^Krankenkasse/ }).inputValue();
      await dialog
        .getByRole('textbox', { name: /^Urinpauschale/ })
        .first()
        .fill('18,35');
      await button(dialog, 'Speichern').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      dialog = await open();
      const history = dialog.getByText('Verlauf', { exact: true });
      await history.focus();
      await page.keyboard.press('Enter');
      const entry = dialog.getByRole('listitem').filter({ hasText: 'Martina Vogel hat die Krankenkasse' });
      await expect(entry).toContainText(`„${name}“ geändert`);
      await expect(entry).toContainText(/Urinpauschale: [\d,]+\s€ → 18,35\s€/);
      await shots(page, 'history-kasse');

      // The log tells it too, filtered by its kind in the address, and as a file.
      await page.goto('/cms/9');
      await expect(page.getByRole('heading', { name: 'Protokoll', level: 1 })).toBeVisible();
      await shots(page, 'log');
      await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Krankenkasse' });
      await button(page, 'Anwenden').click();
      await expect(page).toHaveURL(/filter\.Art=krankenkasse/);
      await expect(page.locator('.data-count')).toHaveText('1 Eintrag');
      await expect(page.getByRole('cell', { name: /hat die Krankenkasse „.*“ geändert/ })).toBeVisible();
      await shots(page, 'log-filtered');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Als CSV herunterladen' }).click();
      const got = await download;
      expect(got.suggestedFilename()).toBe('protokoll.csv');
      const text = readFileSync(await got.path(), 'utf8');
      expect(text).toContain('Urinpauschale');
      expect(text).not.toContain('hat sich angemeldet');
    });

    test('of the own settings is there for a main user, who learns of the vendor by no name', async ({
      page,
    }) => {
      await signIn(page, 'leitung');
      await page.goto('/settings/0');
      await page.getByRole('textbox', { name: /^Telefon/ }).fill('0761 123 45');
      await button(page, 'speichern').click();
      await expect(page.getByText('Erfolgreich gespeichert')).toBeVisible();
      await page.getByText('Verlauf', { exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Telefon' })).toContainText(
        'Katharina Weiß hat die Kontaktdaten gespeichert',
      );
      await shots(page, 'history-contact');
      for (const address of ['/settings/2', '/settings/3', '/settings/4', '/settings/5']) {
        await page.goto(address);
        await page.getByText('Verlauf', { exact: true }).click();
        await expect(page.getByText('Im letzten halben Jahr wurde hier nichts geändert.')).toBeVisible();
      }
    });
  });
