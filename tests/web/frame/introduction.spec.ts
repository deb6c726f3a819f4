import { addUser } from '../support/add-user.ts';
import { expectToFit } from '../support/fit.ts';
import { change } from '../support/session.ts';
import { expect, login, test } from '../support/test.ts';

const TITLES = [
  'Willkommen bei Inkoberatung',
  'Gemeinsam fragen',
  'Produkte finden',
  'Sehen, was zu zahlen ist',
  'Hilfe, wenn Sie sie brauchen',
];

test.beforeEach(({ server }) => {
  addUser(server, 'neu-beratend', 'bera_durch', 'versorg_aufr', 'prod_kat');
  addUser(server, 'neu-rechnend', 'versorg_aufr', 'prod_kat');
  change(server, "update users set introduction_seen = false where login_key like 'neu-%'");
});

test('leads a new user over five screens, by keyboard alone, once', async ({ page }) => {
  await login(page, 'neu-beratend');
  for (const [index, title] of TITLES.entries()) {
    const step = page.getByRole('dialog', { name: title });
    await expect(step).toContainText(`Schritt ${index + 1} von 5`);
    await expect(step.getByRole('heading', { name: title })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${['/', '/wizard/0', '/products', '/cart', '/'][index]}$`));
    // What lies half under the panel can be scrolled out from under it.
    await expectToFit(page, `introduction-${index + 1}`);
    await step.getByRole('button').last().focus();
    const done = index < 4 ? null : page.waitForResponse('**/introductionSeen.php');
    await page.keyboard.press('Enter');
    await done;
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('is offered until it is ended, skipped by one key or one touch, and begun again from the menu', async ({
  page,
}) => {
  await login(page, 'neu-beratend');
  const first = page.getByRole('dialog', { name: TITLES[0] ?? '' });
  await expect(first).toBeVisible();
  // Another screen leaves it, and does not end it.
  await page.getByRole('link', { name: 'Produktkatalog' }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/');
  await expect(first.getByRole('heading')).toBeFocused();
  const skipped = page.waitForResponse('**/introductionSeen.php');
  await page.keyboard.press('Escape');
  expect((await skipped).ok()).toBe(true);
  await expect(first).toHaveCount(0);
  await page.getByRole('link', { name: 'Einführung' }).click();
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Überspringen' }).click();
  await expect(first).toHaveCount(0);
});

test('shows only screens that a user may open', async ({ page }) => {
  await login(page, 'neu-rechnend');
  const dialog = page.getByRole('dialog');
  const count = Number(/von (\d)/.exec((await dialog.textContent()) ?? '')?.[1]);
  for (let step = 1; step < count; step += 1) {
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog).toContainText(`Schritt ${step + 1} von ${count}`);
  }
  await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeVisible();
});
