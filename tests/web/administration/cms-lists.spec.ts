import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { loaded } from '../support/prefetched.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Suche' });

/** Opens a list, and adds to it by keyboard alone. */
async function added(
  page: Page,
  address: string,
  label: string,
  add: string,
  name: string,
): Promise<Locator> {
  await page.goto(address);
  await expect(page.getByRole('table', { name: label })).toBeVisible();
  await button(page, add).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByRole('textbox', { name: /^Name/ }).focus();
  await page.keyboard.type(name);
  return dialog;
}

async function opened(page: Page, name: string): Promise<Locator> {
  await button(page, name).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Reads what was done, and closes it: the focus is on the page again, not lost. */
async function closeNotice(page: Page, title: string, text: string): Promise<void> {
  const notice = page.getByRole('dialog', { name: title });
  await expect(notice).toContainText(text);
  await expect(button(notice, 'Schließen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Asks for a row to be deleted that stays, reads why, and is back in the row's own dialogue. */
async function blocked(page: Page, dialog: Locator, title: string, text: string): Promise<void> {
  await button(dialog, 'Löschen').click();
  const notice = page.getByRole('dialog', { name: title });
  await expect(notice).toContainText(text);
  await button(notice, 'Schließen').click();
  await expect(notice).toHaveCount(0);
  await expect(button(dialog, 'Löschen')).toBeFocused();
}

// What the browser itself says of a save that is refused, and of an upload that is given up.
test.use({ expectedErrors: /status of (400|409)|net::ERR/ });

// @spec access-2-40
test('products of other makers are added, found, renamed and deleted', async ({ page }) => {
  await signIn(page, 'admin');
  const dialog = await added(
    page,
    '/cms/5',
    'Wettbewerberliste',
    'Wettbewerber hinzufügen',
    'absorvia slip maxi',
  );
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('„absorvia slip maxi“ steht schon in der Liste.');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Zypresse Nacht');
  await page.keyboard.press('Enter');
  await closeNotice(page, 'Wettbewerber hinzugefügt', 'Der Wettbewerber wurde erfolgreich hinzugefügt.');

  await search(page).fill('zypresse');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  // A row opens wherever it is pressed.
  const cell = row(page, 'Zypresse Nacht').getByRole('cell').last();
  const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
  await cell.click({ position: { x: width - 3, y: height - 3 } });
  const edit = page.getByRole('dialog', { name: 'Zypresse Nacht', exact: true });
  await edit.getByRole('textbox', { name: /^Name/ }).fill('Zypresse Tag');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' });
  await button(question, 'Behalten').click();
  await button(edit, 'Speichern').click();
  await closeNotice(page, 'Wettbewerber bearbeitet', 'Der Wettbewerber wurde erfolgreich bearbeitet.');

  await button(await opened(page, 'Zypresse Tag'), 'Löschen').click();
  const deletion = page.getByRole('dialog', { name: 'Soll dieser Wettbewerber wirklich gelöscht werden?' });
  await expect(button(deletion, 'Behalten')).toBeFocused();
  await button(deletion, 'Löschen').click();
  await closeNotice(page, 'Wettbewerber gelöscht', 'Der Wettbewerber wurde erfolgreich gelöscht.');
  await expect(row(page, 'Zypresse Tag')).toHaveCount(0);
});

// @spec access-2-41 access-8-16 access-2-42
test('roles and Pakete are added, become the standard, and a role stays while users have it', async ({
  page,
}) => {
  await test.step('roles, with their rights', async () => {
    await signIn(page, 'admin');
    const dialog = await added(page, '/cms/2', 'Rollen', 'Rolle hinzufügen', 'Empfang');
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Produktkatalog ansehen' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('checkbox', { name: 'Als Standard setzen' }).check();
    await button(dialog, 'Speichern').click();
    await closeNotice(page, 'Rolle hinzugefügt', 'Die Rolle wurde erfolgreich hinzugefügt.');
    const standard = (name: string) => page.getByRole('radio', { name: `Standard: ${name}` });
    await expect(standard('Empfang')).toBeChecked();
    await expect(standard('Beratung')).not.toBeChecked();
    await expect(standard('Empfang')).toBeDisabled();

    await expectAccessible(page);
    const beratung = await opened(page, 'Beratung');
    await expect(beratung.getByRole('group', { name: 'Rechte' })).toBeVisible();
    await expectAccessible(page);
    await blocked(
      page,
      beratung,
      'Rolle löschen',
      'Diese Rolle kann nicht gelöscht werden, weil es noch 1 Benutzer mit dieser Rolle gibt.',
    );
    await beratung.getByRole('checkbox', { name: 'Als Standard setzen' }).check();
    await beratung.getByRole('textbox', { name: /^Beschreibung/ }).fill('Berät\nund verkauft.');
    await button(beratung, 'Speichern').click();
    await closeNotice(page, 'Rolle angepasst', 'Die Rolle wurde erfolgreich angepasst.');
    await expect(standard('Beratung')).toBeChecked();
    await expect(row(page, 'Berät und verkauft.')).toBeVisible();

    await button(await opened(page, 'Empfang'), 'Löschen').click();
    const deletion = page.getByRole('dialog', { name: 'Soll diese Rolle wirklich gelöscht werden?' });
    await button(deletion, 'Löschen').click();
    await closeNotice(page, 'Rolle gelöscht', 'Die Rolle wurde erfolgreich gelöscht.');
    await expect(row(page, 'Empfang')).toHaveCount(0);
  });
  await test.step('Pakete, with the standard of the registration', async () => {
    const dialog = await added(page, '/cms/3', 'Pakete', 'Paket hinzufügen', 'Klein');
    await expect(dialog.getByLabel('Nutzerlimit')).toHaveValue('10');
    await expect(dialog.getByLabel('Testphase in Tagen')).toHaveValue('0');
    await dialog.getByLabel('Testphase in Tagen').fill('14');
    await dialog.getByRole('checkbox', { name: 'Standard für die Registrierung' }).check();
    await button(dialog, 'Speichern').click();
    await closeNotice(page, 'Paket hinzugefügt', 'Das Paket wurde erfolgreich hinzugefügt.');
    await expect(row(page, 'Klein')).toContainText('14 Tage');
    await expect(row(page, 'Verbund')).toContainText('Keine');
    const standard = (name: string) => page.getByRole('radio', { name: `Standard Registrierung: ${name}` });
    await expect(standard('Klein')).toBeChecked();
    await expect(standard('Testpaket')).not.toBeChecked();
  });
});

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
  await page.route('**/cms/tables/upload', async (route) => {
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
  await page.unroute('**/cms/tables/upload');

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
