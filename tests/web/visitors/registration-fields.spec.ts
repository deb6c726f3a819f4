import type { Page } from '@playwright/test';
import { field, fillIn, givePassword, newcomer, send } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const MISSING = (label: string) => `Fehler: Bitte füllen Sie das Feld „${label}“ aus.`;
const NO_MAIL = 'Fehler: Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';
const NOT_ALLOWED = (label: string) => `Fehler: „${label}“ enthält Zeichen, die nicht erlaubt sind.`;
const WEAK =
  'Bitte überprüfen Sie Ihr Passwort und stellen Sie sicher, dass es die erforderlichen Kriterien erfüllt.';

/** Each text field of the first two steps, with the most it may hold. */
const FIELDS = [
  ['/register1', 'Name', 120],
  ['/register1', 'Straße', 200],
  ['/register1', 'Hausnummer', 20],
  ['/register1', 'PLZ', 10],
  ['/register1', 'Ort', 100],
  ['/register2', 'Vorname', 60],
  ['/register2', 'Nachname', 60],
] as const;

const HARMLESS = `<b onclick="alert(1)">x</b>`;
const SQL = `Robert'); DROP TABLE users;--`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
}

/** Says what the description of a field begins with: what is wrong with it stands before its note. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

for (const [path, label, most] of FIELDS) {
  test(`„${label}“ says what is wrong with it, and keeps what is typed`, async ({ page }) => {
    await open(page, path);
    const input = field(page, label);
    const says = (text: string) => expect(input).toHaveAccessibleDescription(startingWith(text));
    await says(MISSING(label));
    await input.fill('   ');
    await says(MISSING(label));
    await input.fill('x'.repeat(most + 1));
    await says(`Fehler: „${label}“ hat mehr als ${most} Zeichen.`);
    await input.fill('a\u0007b');
    await says(NOT_ALLOWED(label));
    await expect(page.getByRole('alert').getByRole('link', { name: `„${label}“ enthält` })).toBeVisible();
    await page.reload();
    await expect(input).toHaveValue('a\u0007b');
    await input.fill(label === 'PLZ' ? '01067' : 'x'.repeat(most));
    await page.getByRole('button', { name: 'weiter' }).click();
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });
}

// @spec access-5-1
test('the salutation and both mail addresses say what is wrong with them', async ({ page }) => {
  await open(page, '/register2');
  await expect(page.getByRole('radiogroup', { name: /Anrede/ })).toHaveAccessibleDescription(
    'Fehler: Bitte wählen Sie eine Anrede aus.',
  );
  const mail = field(page, 'E-Mail');
  const repeated = field(page, 'E-Mail wiederholen');
  await expect(mail).toHaveAccessibleDescription(startingWith(MISSING('E-Mail')));
  await expect(repeated).toHaveAccessibleDescription(startingWith(MISSING('E-Mail wiederholen')));
  for (const wrong of [
    'ida',
    'ida@',
    '@fluss.example',
    'ida fluss@x.de',
    'ida@fluss',
    HARMLESS,
    SQL,
    'a\u0007@b.de',
  ]) {
    await mail.fill(wrong);
    await expect(mail, wrong).toHaveAccessibleDescription(startingWith(NO_MAIL));
  }
  await mail.fill(`${'x'.repeat(250)}@b.de`);
  await expect(mail).toHaveAccessibleDescription(startingWith('Fehler: „E-Mail“ hat mehr als 254 Zeichen.'));
  await mail.fill('ida@fluss.example');
  await repeated.fill('ida@fluss.exampel');
  await expect(repeated).toHaveAccessibleDescription('Fehler: Die E-Mail-Adressen stimmen nicht überein.');
  await repeated.fill(' IDA@fluss.example');
  await expect(repeated).not.toHaveAttribute('aria-invalid', 'true');
});

// @spec access-5-1
test('the password says what is wrong with it', async ({ page }) => {
  await fillIn(page, newcomer());
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(password).toHaveAccessibleDescription(/8 Zeichen, .*Großbuchstaben.*Ziffer.*Sonderzeichen/);
  for (const weak of ['', 'kurz-1A', 'ohne-ziffer-A', 'OHNE-KLEIN-1', 'ohne-gross-1', 'OhneZeichen1']) {
    await givePassword(page, weak);
    await send(page);
    await expect(page.getByRole('alert'), weak).toContainText(WEAK);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  }
  await givePassword(page, 'Brunnen-2026!', 'Brunnen-2026?');
  await expect(page.getByLabel('Passwort wiederholen')).toHaveAccessibleDescription(
    'Fehler: Die beiden Passwörter stimmen nicht überein.',
  );
  await page.getByRole('link', { name: 'Die beiden Passwörter' }).click();
  await expect(page.getByLabel('Passwort wiederholen')).toBeFocused();
});

// @spec access-5-1
test('the last step leads back to each field that is not filled in', async ({ page }) => {
  await page.goto('/register3');
  await givePassword(page);
  await send(page);
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(
    'Bitte überprüfen Sie, dass auch alle Felder der vorherigen Schritte vollständig ausgefüllt sind.',
  );
  await expect(alert.getByRole('link')).toHaveCount(11);
  await alert.getByRole('link', { name: 'Schritt 2: Bitte füllen Sie das Feld „Nachname“ aus.' }).click();
  await expect(field(page, 'Nachname')).toBeFocused();
  await expect(field(page, 'Nachname')).toHaveAccessibleDescription(MISSING('Nachname'));
  await page.goBack();
  await page.getByRole('button', { name: 'registrieren' }).click();
  await page.getByRole('link', { name: /Schritt 1: .*Kundennummer/ }).click();
  await expect(page.getByLabel('Kundennummer', { exact: true })).toBeFocused();
});

test('a name with an address, a direction mark or markup is refused with the reason, and stays as typed', async ({
  page,
}) => {
  await open(page, '/register2');
  for (const [text, reason] of [
    ['www.x.de', 'darf keine Internet- oder E-Mail-Adresse enthalten.'],
    ['\u202eŁukasz', 'enthält unsichtbare Zeichen. Bitte tippen Sie das Feld neu ein.'],
    [HARMLESS, 'darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.'],
  ] as const) {
    await field(page, 'Vorname').fill(text);
    await expect(field(page, 'Vorname')).toHaveAccessibleDescription(
      startingWith(`Fehler: „Vorname“ ${reason}`),
    );
    await expect(field(page, 'Vorname')).toHaveValue(text);
  }
});

test('markup and SQL are text like any other', async ({ page }) => {
  const who = newcomer({ Ort: HARMLESS, Straße: SQL, Vorname: 'Łukasz 李' });
  await fillIn(page, who);
  await send(page);
  await expect(page).toHaveTitle('Registrierung erfolgreich – Inkoberatung');
  await page.goto('/register1');
  await expect(field(page, 'Name'), 'it is forgotten once it is sent').toHaveValue('');
});
