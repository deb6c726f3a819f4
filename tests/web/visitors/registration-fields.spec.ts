import { expectAccessible } from '../support/accessible.ts';
import { field, givePassword, send } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const MISSING = (label: string) => `Fehler: Bitte füllen Sie das Feld „${label}“ aus.`;
const NOT_ALLOWED = (label: string) => `Fehler: „${label}“ enthält Zeichen, die nicht erlaubt sind.`;

/** Says what the description of a field begins with: what is wrong with it stands before its note. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

// @spec access-5-1
test('each field of a registration says what is wrong with it while it is typed and keeps it, and the last step leads back to what is missing', async ({
  page,
}) => {
  await test.step('while it is typed', async () => {
    await page.goto('/register1');
    await page.getByRole('button', { name: 'weiter' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
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
    await expectAccessible(page);
    await field(page, 'E-Mail').fill('ida@fluss.example');
    const repeated = field(page, 'E-Mail wiederholen');
    await repeated.fill('ida@fluss.exampel');
    await expect(repeated).toHaveAccessibleDescription('Fehler: Die E-Mail-Adressen stimmen nicht überein.');
    await repeated.fill(' IDA@fluss.example');
    await expect(repeated).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('from the last step', async () => {
    await page.goto('/register3');
    await send(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await givePassword(page);
    await send(page);
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(
      'Bitte überprüfen Sie, dass auch alle Felder der vorherigen Schritte vollständig ausgefüllt sind.',
    );
    // All but street and mail address, which are filled in above.
    await expect(alert.getByRole('link')).toHaveCount(8);
    await alert.getByRole('link', { name: 'Schritt 2: Bitte füllen Sie das Feld „Nachname“ aus.' }).click();
    await expect(field(page, 'Nachname')).toBeFocused();
    await expect(field(page, 'Nachname')).toHaveAccessibleDescription(MISSING('Nachname'));
    await page.goBack();
    await page.getByRole('button', { name: 'registrieren' }).click();
    await page.getByRole('link', { name: /Schritt 1: .*Kundennummer/ }).click();
    await expect(page.getByLabel('Kundennummer', { exact: true })).toBeFocused();
  });
});
