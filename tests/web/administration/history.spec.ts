import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test('the history says in a dialogue, in the log and beside the own settings who changed what, the vendor by no name', async ({
  page,
}) => {
  await test.step('of a Krankenkasse, and the log, filtered and downloaded', async () => {
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

    // The log tells it too, filtered by its kind in the address, and as a file.
    await page.goto('/cms/9');
    await expect(page.getByRole('heading', { name: 'Protokoll', level: 1 })).toBeVisible();
    await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Krankenkasse' });
    await button(page, 'Anwenden').click();
    await expect(page).toHaveURL(/filter\.Art=krankenkasse/);
    await expect(page.locator('.data-count')).toHaveText('1 Eintrag');
    await expect(page.getByRole('cell', { name: /hat die Krankenkasse „.*“ geändert/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Als CSV herunterladen' }).click();
    const got = await download;
    expect(got.suggestedFilename()).toBe('protokoll.csv');
    const text = readFileSync(await got.path(), 'utf8');
    expect(text).toContain('Urinpauschale');
    expect(text).not.toContain('hat sich angemeldet');
  });
  await test.step('of the own settings', async () => {
    await signIn(page, 'leitung');
    await page.goto('/settings/0');
    await page.getByRole('textbox', { name: /^Telefon/ }).fill('0761 123 45');
    await button(page, 'speichern').click();
    await expect(page.getByText('Erfolgreich gespeichert')).toBeVisible();
    await page.getByText('Verlauf', { exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Telefon' })).toContainText(
      'Katharina Weiß hat die Kontaktdaten gespeichert',
    );
  });
});
