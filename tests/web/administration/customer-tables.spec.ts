import type { Page } from '@playwright/test';
import { loaded } from '../support/prefetched.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const ADM = 'knr;adm_nr;adm_name;adm_mail;adm_tel\r\n';

/** Drops files on what a selector names, as somebody does from their desktop. */
async function drop(page: Page, selector: string, files: Readonly<Record<string, string>>) {
  const data = await page.evaluateHandle((named) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(named))
      transfer.items.add(new File([text], name, { type: 'text/csv' }));
    return transfer;
  }, files);
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: data });
  await page.dispatchEvent(selector, 'drop', { dataTransfer: data });
}

// What the browser itself says of an upload that is given up.
test.use({ expectedErrors: /net::ERR/ });

// @spec access-2-56
test('the tables of customers are put in by drop and by keyboard, with their progress, and say who looks after an institution', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/0');
  await loaded(page);
  const section = page.getByRole('region', { name: 'Außendienst (ADM)' });
  await expect(section).toContainText('Noch nicht hochgeladen.');
  const open = async () => {
    const button = section.getByRole('button', { name: 'CSV hochladen' });
    await button.focus();
    await button.press('Enter');
  };
  await open();
  const dialog = page.getByRole('dialog');

  await drop(page, '.file-drop', {
    'adm.csv': `${ADM.replace('\r\n', ';Notiz\r\n')}204711;A7;Jan Weber;weber@adm.example;171234567\r\n410023;;Ina;;\r\n`,
  });
  await expect(dialog.getByLabel('Datei')).toHaveValue(/adm\.csv$/);

  // It is given up while it is under way: nothing has happened.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cms/tables/aussendienst', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const send = dialog.getByRole('button', { name: 'Vorschau' });
  await send.focus();
  await send.press('Enter');
  const cancel = dialog.getByRole('button', { name: 'Hochladen abbrechen' });
  await expect(dialog.getByText(/^Die Datei wird (übertragen|geprüft) …$/)).toBeVisible();
  await cancel.press('Enter');
  await expect(dialog).toContainText('Das Hochladen wurde abgebrochen; es wurde nichts gespeichert.');
  await expect(dialog).not.toContainText('Es gab einen Fehler beim Upload');
  release();
  await page.unroute('**/cms/tables/aussendienst');

  await send.press('Enter');
  await expect(dialog).toContainText('Zeile 3, Spalte adm_nr: Bitte füllen Sie das Feld „adm_nr“ aus.');
  await expect(dialog.getByRole('region', { name: 'Bitte prüfen' })).toContainText(
    'Zeile 2, Spalte adm_tel: „Telefon“ steht als 171234567 in der Datei: Die führende Null kann fehlen.',
  );
  await expect(dialog).toContainText('204711');
  await expect(dialog).toContainText(
    'Diese Spalte hat die Tabelle nicht; daraus wird nichts übernommen: Notiz',
  );
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(section).toContainText('Gespeichert: 0 geändert, 1 neu.');
  await expect(section).toContainText(/Zuletzt hochgeladen: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);

  await page.getByRole('searchbox', { name: 'Suche' }).fill('204711');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Jan Weber (ADM A7)');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'weber@adm.example' })).toBeVisible();
});
