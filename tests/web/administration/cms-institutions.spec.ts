import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { loaded } from '../support/prefetched.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Presses a button with the keyboard alone. */
async function press(target: Locator) {
  await target.focus();
  await target.press('Enter');
}

async function open(page: Page, address: string, table: string) {
  await page.goto(address);
  await expect(page.getByRole('table', { name: table })).toBeVisible();
  await loaded(page);
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|403|409)/ });

test.describe.configure({ mode: 'serial' });

// @spec access-1-4 access-2-43 access-4-11 access-5-15 access-8-15
test('the vendor’s administration keeps institutions: found, added, changed, with their trial and their main user', async ({
  page,
  server,
}) => {
  change(server, `update institution set testbeginn = date('now', '-28 days') where id = 3`);
  await signIn(page, 'admin');
  await open(page, '/cms/0', 'Kundeninstitutionen');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(row(page, 'Lindenhof').locator('[data-tone=soon]')).toHaveText(/^noch [123] Tage?$/);
  await expectAccessible(page);
  change(server, `update institution set testbeginn = date('now') where id = 3`);

  await open(page, '/cms/0', 'Kundeninstitutionen');
  await press(button(page, 'Institution hinzufügen'));
  const adding = dialogOf(page, 'Institution hinzufügen');
  await press(button(adding, 'Speichern'));
  await expect(adding.getByRole('alert')).toContainText('Bitte füllen Sie das Feld „Name“ aus.');
  await expect(adding.getByRole('alert')).toContainText('Bitte füllen Sie das Feld „Nachname“ aus.');
  await expectAccessible(page);
  for (const [label, text] of [
    [/^Name/, 'Sanitätshaus Nordheide'],
    [/^Kundennummer/, '204711'],
    [/^Straße/, 'Heideweg'],
    [/^Hausnummer/, '4'],
    [/^PLZ/, '21244'],
    [/^Ort/, 'Buchholz'],
    [/^Vorname/, 'Ina'],
    [/^Nachname/, 'Falk'],
    [/^E-Mail/, 'falk@nord.example'],
  ] as const)
    await adding.getByRole('textbox', { name: label }).fill(text);
  await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
  await adding.getByRole('combobox', { name: /^Vertriebsweg/ }).selectOption('30');
  await press(button(adding, 'Speichern'));
  await expect(adding.getByRole('alert')).toContainText('Diese Kundennummer ist schon vergeben.');
  await adding.getByRole('textbox', { name: /^Kundennummer/ }).fill('401922');
  // Until the refused save is over, another press does nothing.
  await expect(button(adding, 'Speichern')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  const added = dialogOf(page, 'Institution hinzugefügt');
  await expect(added).toContainText('Das Speichern war erfolgreich.');
  await expect(added).toContainText('ina.falk');
  await expect(added.locator('code')).toHaveText(/^\w{4}(-\w{4}){3}$/);
  await press(button(added, 'Schließen'));
  await expect(row(page, 'Nordheide').locator('[data-tone=running]')).toHaveText('noch 30 Tage');
  await expect(row(page, 'Nordheide')).toContainText('wartend');

  await press(button(page, 'Sanitätshaus Nordheide'));
  const view = dialogOf(page, 'Sanitätshaus Nordheide');
  await expect(view).toContainText('Ina Falk');
  await expectAccessible(page);
  await press(button(view, 'Bearbeiten'));
  const editing = dialogOf(page, 'Sanitätshaus Nordheide bearbeiten');
  await editing.getByRole('combobox', { name: /^Paket/ }).selectOption({ index: 1 });
  await editing.getByRole('textbox', { name: /^Ort/ }).fill('Kiel');
  await press(button(editing, 'Speichern'));
  const changed = dialogOf(page, 'Institution bearbeitet');
  await expect(changed).toContainText('Das Speichern war erfolgreich.');
  await press(button(changed, 'Schließen'));
  await expect(row(page, 'Nordheide')).toContainText('Kiel');
  await expect(row(page, 'Nordheide')).toContainText('–');

  await press(button(page, 'Sanitätshaus Nordheide'));
  await press(button(view, 'Passwort zurücksetzen'));
  const question = dialogOf(page, 'Passwort von Ina Falk zurücksetzen?');
  await press(button(question, 'Zurücksetzen'));
  const reset = dialogOf(page, 'Passwort zurückgesetzt');
  await expect(reset.locator('code')).toHaveText(/^\w{4}(-\w{4}){3}$/);
  await press(button(reset, 'Schließen'));
});

// @spec access-2-45 access-2-46 access-3-4
test('the vendor’s administration keeps its own users apart from those of institutions, which are added for one, hidden and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // Its own are apart from them, and nobody touches the own access.
  await open(page, '/cms/1', 'Benutzer HARTMANN');
  await expect(page.getByText('alle Benutzer (1)')).toBeVisible();
  await press(button(page, 'Martina Vogel'));
  const own = dialogOf(page, 'Martina Vogel');
  await expect(own.getByRole('button')).toHaveText(['Schließen', 'Bearbeiten']);
  await press(button(own, 'Schließen'));
  await page.getByRole('link', { name: 'Benutzer Institutionen' }).click();
  await expect(page).toHaveURL(/\/cms\/1\/institutionen$/);
  await expect(row(page, 'Vogel')).toHaveCount(0);

  await open(page, '/cms/1/institutionen?sort=Ort', 'Benutzer Institutionen');
  await expect(page.getByText('alle Benutzer (5)')).toBeVisible();
  // Its town decides, though its column is not shown until it is chosen.
  await expect(page.getByRole('row').nth(1)).toContainText('Sanitätshaus Lindenhof');
  await press(button(page, 'Benutzer hinzufügen'));
  const choice = dialogOf(page, 'Für welche Institution?');
  await choice.getByRole('searchbox').waitFor();
  await expectAccessible(page);
  await choice.getByRole('searchbox').fill('401922');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('listitem')).toHaveText(/Nordheide 401922, 21244 Kiel/);
  await press(button(choice, 'Sanitätshaus Nordheide'));
  const adding = dialogOf(page, 'Benutzer für Sanitätshaus Nordheide hinzufügen');
  await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Herr');
  await adding.getByRole('textbox', { name: /^Vorname/ }).fill('Emil');
  await adding.getByRole('textbox', { name: /^Nachname/ }).fill('Sander');
  await adding.getByRole('textbox', { name: /^E-Mail/ }).fill('sander@nord.example');
  await page.keyboard.press('Enter');
  await press(button(dialogOf(page, 'Benutzer hinzugefügt'), 'Schließen'));
  await expect(row(page, 'Sander')).toContainText('Nordheide');

  await press(button(page, 'Emil Sander'));
  const view = dialogOf(page, 'Emil Sander');
  await press(button(view, 'Benutzer löschen'));
  const question = dialogOf(page, 'Emil Sander löschen?');
  await expect(question).toContainText('wieder frei');
  await press(button(question, 'Löschen'));
  await press(button(dialogOf(page, 'Benutzer gelöscht'), 'Schließen'));
  await expect(row(page, 'Sander')).toHaveCount(0);

  await open(page, '/cms/1', 'Benutzer HARTMANN');
  await page.getByRole('link', { name: 'Gelöschte' }).click();
  await expect(page).toHaveURL(/\/cms\/1\/geloescht$/);
  await expect(page.getByRole('table', { name: 'Gelöschte Benutzer' })).toBeVisible();
  await expect(row(page, 'Sander')).toContainText(
    /emil\.sander.*Nordheide.*\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/,
  );
  await press(button(page, 'Endgültig löschen: Emil Sander (emil.sander)'));
  const erasing = dialogOf(page, 'Emil Sander endgültig löschen?');
  await expect(erasing).toContainText('Name und Benutzername von Emil Sander, unwiderruflich');
  await expect(erasing).toContainText('Im Protokoll bleibt, was geschah, mit einer Kennung ohne Namen');
  await expect(button(erasing, 'Behalten')).toBeFocused();
  await press(button(erasing, 'Endgültig löschen'));
  await press(button(dialogOf(page, 'Benutzer endgültig gelöscht'), 'Schließen'));
  await expect(row(page, 'Sander')).toHaveCount(0);
});

// @spec access-2-44
test('the vendor’s administration deletes institutions in two ways, says before what goes, and shows the deleted ones', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await open(page, '/cms/0', 'Kundeninstitutionen');
  await press(button(page, 'Sanitätshaus Nordheide'));
  await press(button(dialogOf(page, 'Sanitätshaus Nordheide'), 'Löschen'));
  const hiding = dialogOf(page, 'Sanitätshaus Nordheide löschen?');
  await expect(hiding).toContainText('1 Benutzer: niemand kann sich mehr anmelden');
  await expect(button(hiding, 'Behalten')).toBeFocused();
  await press(button(hiding, 'Löschen'));
  await press(button(dialogOf(page, 'Institution gelöscht'), 'Schließen'));
  await expect(row(page, 'Nordheide')).toHaveCount(0);

  await press(button(page, 'Sanitätshaus Lindenhof'));
  const view = dialogOf(page, 'Sanitätshaus Lindenhof');
  await press(button(view, 'DSGVO-konform endgültig löschen'));
  const erasing = dialogOf(page, 'Sanitätshaus Lindenhof DSGVO-konform endgültig löschen?');
  await expect(erasing).toContainText('Unwiderruflich alle Daten');
  await expectAccessible(page, '.data-scroll');
  await press(button(erasing, 'Endgültig löschen'));
  await press(button(dialogOf(page, 'Institution gelöscht'), 'Schließen'));
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Gelöschte' }).click();
  await expect(page).toHaveURL(/\/cms\/0\/geloescht$/);
  await expect(page.getByRole('table', { name: 'Gelöschte Institutionen' })).toBeVisible();
  await expect(row(page, 'Nordheide')).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);
  await press(button(page, 'Endgültig löschen: Sanitätshaus Nordheide'));
  const rest = dialogOf(page, 'Sanitätshaus Nordheide DSGVO-konform endgültig löschen?');
  await expect(rest).toContainText('1 Benutzer, 0 gewählte Krankenkassen und 0 eigene Preise');
  await expect(rest).not.toContainText('Anmeldungen enden');
  await expect(button(rest, 'Behalten')).toBeFocused();
  await press(button(rest, 'Endgültig löschen'));
  await press(button(dialogOf(page, 'Institution gelöscht'), 'Schließen'));
  await expect(row(page, 'Nordheide')).toHaveCount(0);
});
