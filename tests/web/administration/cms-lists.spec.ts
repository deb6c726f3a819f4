import type { Locator, Page } from '@playwright/test';
import { shots } from '../support/shot.ts';
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
  await shots(page, title.replace(' ', '-'));
  await button(notice, 'Schließen').click();
  await expect(notice).toHaveCount(0);
  await expect(button(dialog, 'Löschen')).toBeFocused();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

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
  await shots(page, 'competitor-refused');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Zypresse Nacht');
  await page.keyboard.press('Enter');
  await closeNotice(page, 'Wettbewerber hinzugefügt', 'Der Wettbewerber wurde erfolgreich hinzugefügt.');

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=-Name/);
  await expect(page.getByRole('row').nth(1)).toContainText('Zypresse Nacht');
  await shots(page, 'competitors');
  await search(page).fill('zypresse');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  const edit = await opened(page, 'Zypresse Nacht');
  await edit.getByRole('textbox', { name: /^Name/ }).fill('Zypresse Tag');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' });
  await button(question, 'Behalten').click();
  await button(edit, 'Speichern').click();
  await closeNotice(page, 'Wettbewerber bearbeitet', 'Der Wettbewerber wurde erfolgreich bearbeitet.');

  await button(await opened(page, 'Zypresse Tag'), 'Löschen').click();
  const deletion = page.getByRole('dialog', { name: 'Soll dieser Wettbewerber wirklich gelöscht werden?' });
  await expect(button(deletion, 'Behalten')).toBeFocused();
  await shots(page, 'competitor-deletion');
  await button(deletion, 'Löschen').click();
  await closeNotice(page, 'Wettbewerber gelöscht', 'Der Wettbewerber wurde erfolgreich gelöscht.');
  await expect(row(page, 'Zypresse Tag')).toHaveCount(0);
});

// @spec access-2-41 access-8-16
test('roles are added with rights, become the standard, and stay while users have them', async ({ page }) => {
  await signIn(page, 'admin');
  const dialog = await added(page, '/cms/2', 'Rollen', 'Rolle hinzufügen', 'Empfang');
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Produktkatalog ansehen' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: 'Als Standard setzen' }).check();
  await shots(page, 'role-new');
  await button(dialog, 'Speichern').click();
  await closeNotice(page, 'Rolle hinzugefügt', 'Die Rolle wurde erfolgreich hinzugefügt.');
  const standard = (name: string) => page.getByRole('radio', { name: `Standard: ${name}` });
  await expect(standard('Empfang')).toBeChecked();
  await expect(standard('Beratung')).not.toBeChecked();
  await expect(standard('Empfang')).toBeDisabled();
  await shots(page, 'roles');

  const beratung = await opened(page, 'Beratung');
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

  const vendors = await opened(page, 'Hersteller');
  await expect(vendors.getByRole('checkbox')).toHaveCount(0);
  await expect(button(vendors, 'Löschen')).toHaveCount(0);
  await shots(page, 'role-vendor');
  await vendors.getByRole('textbox', { name: /^Beschreibung/ }).fill('Unsere Leute.');
  await button(vendors, 'Speichern').click();
  await closeNotice(page, 'Rolle angepasst', 'Die Rolle wurde erfolgreich angepasst.');
});

// @spec access-2-42 access-8-16
test('Pakete are added, and become the standard of the registration', async ({ page }) => {
  await signIn(page, 'admin');
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
  await shots(page, 'pakete');
});

test('rows of a plain list hide nothing at the side on a telephone, and are still a table', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/cms/10');
  const table = page.getByRole('table', { name: 'Vertragspreise' });
  const first = table.getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveCount(6);
  const hidden = await page.locator('.data-scroll').evaluate(
    (box) =>
      [...box.querySelectorAll('td, th')].filter((cell) => {
        const { right } = cell.getBoundingClientRect();
        return right > box.getBoundingClientRect().right;
      }).length,
  );
  expect(hidden).toBe(0);
  // Its columns can still be sorted by.
  await table.getByRole('link', { name: /^Preis/ }).click();
  await expect(page).toHaveURL(/sort=Preis/);
  await shots(page, 'contract-prices');
});
