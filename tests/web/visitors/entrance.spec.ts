import { expectAccessible } from '../support/accessible.ts';
import { addWaitingUser } from '../support/add-user.ts';
import { PASSWORD } from '../support/server.ts';
import { expect, logInByForm, login, signIn, test } from '../support/test.ts';

// @spec access-2-2 access-2-4 access-2-15 access-2-21 access-9-13
test('a visitor is sent to the start page, and comes by the login from nothing and a wrong try to a right one by keyboard alone', async ({
  context,
}) => {
  // A page of its own: the browser itself reports each refusal in the console.
  const page = await context.newPage();
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/welcome');
  await expect(page.getByRole('banner').getByText('Montag bis Freitag 8.00–16.30')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeFocused();
  await page.goto('/login');
  expect(await page.evaluate(() => document.activeElement?.tagName), 'no focus is taken').toBe('BODY');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Bitte geben Sie Ihren Benutzernamen ein. Bitte geben Sie Ihr Passwort ein.',
  );
  await expect(page.getByLabel('Benutzername')).toHaveAccessibleDescription(
    'Fehler: Bitte geben Sie Ihren Benutzernamen ein.',
  );
  await expectAccessible(page);
  await page.getByLabel('Benutzername').focus();
  await page.keyboard.type('Kalkulation');
  await page.keyboard.press('Tab');
  await page.keyboard.type('falsch');
  const password = page.getByLabel('Passwort', { exact: true });
  await page.getByRole('button', { name: 'Eingabe anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Eingabe verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.focus();
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await refused).status()).toBe(401);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Der Benutzername oder das Passwort ist falsch. Sie haben noch 2 Versuche.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Benutzername')).toHaveValue('Kalkulation');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Nobody who is logged in comes back to the pages for visitors.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'user-token', httpOnly: true, sameSite: 'Lax' });
});

// @spec consultation-frame-13 access-2-3 access-2-23 access-6-3
test('a user with an initial password can do nothing but replace it', async ({ context, server }) => {
  addWaitingUser(server, 'neu');
  const page = await context.newPage();
  await page.goto('/createPassword');
  await expectAccessible(page);
  await signIn(page, 'neu');
  await page.goto('/cart');
  await expect(page).toHaveTitle('Neues Passwort vergeben – Inkoberatung');
  // True after a first login as well as after a reset.
  await expect(page.getByText('Ihr Passwort ist vorläufig.')).toBeVisible();
  await page.getByRole('button', { name: /^zurück/ }).click();
  await expect(page).toHaveTitle('Anmelden – Inkoberatung');
  await login(page, 'neu');
  await expect(page).toHaveTitle('Neues Passwort vergeben – Inkoberatung');
  const give = async (password: string, repeated: string) => {
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByLabel('Passwort wiederholen').fill(repeated);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
  };
  await give('Eigenes-Wort-1', 'Eigenes-Wort-2');
  await expect(page.getByRole('alert')).toHaveText('Die beiden Passwörter stimmen nicht überein.');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Passwort', { exact: true }).fill('schwach');
  await expectAccessible(page);
  await page.getByLabel('Passwort', { exact: true }).fill('Eigenes-Wort-1');
  await expect(page.getByText('Länge und Zeichen passen.')).toBeVisible();
  await give('Eigenes-Wort-1', 'Eigenes-Wort-1');
  await expect(page).toHaveTitle('Startseite – Inkoberatung');

  await context.clearCookies();
  await logInByForm(page, 'neu', 'Eigenes-Wort-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gut beraten. Gut versorgt.' })).toBeFocused();
});
