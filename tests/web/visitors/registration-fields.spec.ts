import { field, fillIn, givePassword, newcomer, send } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const MISSING = (label: string) => `Fehler: Bitte füllen Sie das Feld „${label}“ aus.`;
const NOT_ALLOWED = (label: string) => `Fehler: „${label}“ enthält Zeichen, die nicht erlaubt sind.`;
const WEAK =
  'Bitte überprüfen Sie Ihr Passwort und stellen Sie sicher, dass es die erforderlichen Kriterien erfüllt.';

/** Says what the description of a field begins with: what is wrong with it stands before its note. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

// @spec access-5-1
test('each field of a registration says what is wrong with it while it is typed, and keeps what is typed', async ({
  page,
}) => {
  await page.goto('/register1');
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  const input = field(page, 'Straße');
  await expect(input).toHaveAccessibleDescription(startingWith(MISSING('Straße')));
  await input.fill('a\u0007b');
  await expect(input).toHaveAccessibleDescription(startingWith(NOT_ALLOWED('Straße')));
  await expect(page.getByRole('alert').getByRole('link', { name: '„Straße“ enthält' })).toBeVisible();
  await page.reload();
  await expect(input).toHaveValue('a\u0007b');
  await input.fill('Elbweg');
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');

  await page.goto('/register2');
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(page.getByRole('radiogroup', { name: /Anrede/ })).toHaveAccessibleDescription(
    'Fehler: Bitte wählen Sie eine Anrede aus.',
  );
  await field(page, 'E-Mail').fill('ida@fluss.example');
  const repeated = field(page, 'E-Mail wiederholen');
  await repeated.fill('ida@fluss.exampel');
  await expect(repeated).toHaveAccessibleDescription('Fehler: Die E-Mail-Adressen stimmen nicht überein.');
  await repeated.fill(' IDA@fluss.example');
  await expect(repeated).not.toHaveAttribute('aria-invalid', 'true');
});

// @spec access-5-1
test('the password of a registration says what is wrong with it', async ({ page }) => {
  await fillIn(page, newcomer());
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(password).toHaveAccessibleDescription(/8 Zeichen, .*Großbuchstaben.*Ziffer.*Sonderzeichen/);
  await givePassword(page, 'kurz-1A');
  await send(page);
  await expect(page.getByRole('alert')).toContainText(WEAK);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
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
