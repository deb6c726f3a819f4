import type { Page } from '@playwright/test';
import { addUser } from './support/add-user.ts';
import { storeDraft } from './support/stored-draft.ts';
import { expect, login, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const ANSWERS = {
  anamneseType: 'AT2',
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  gender: 'F',
  verlust: 'V2',
  trink: 'X2',
  toilette: 'T2',
  versorgung: 'H2',
};

async function enter(page: Page, user: string): Promise<void> {
  await login(page, user);
  await storeDraft(page, { answers: ANSWERS });
}

/** From a screen by the link or button with this label to another. */
async function leads(page: Page, from: string, label: string, to: string): Promise<void> {
  await page.goto(from);
  const way = (role: 'button' | 'link') =>
    page.getByRole('main').getByRole(role, { name: label, exact: true });
  await way('button').or(way('link')).click();
  await expect(page, `${label} on ${from}`).toHaveURL((url) => url.pathname === to);
}

async function isSentHome(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/');
  }
}

const entries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menü' })
    .getByRole('list', { name: 'Beratung' })
    .getByRole('listitem');

test('with all rights every screen is in the menu and on the way', async ({ page }) => {
  await enter(page, 'beratung');
  await expect(entries(page)).toHaveText([
    'Startseite',
    'Neue Beratung',
    'Empfehlungen',
    'Produktkatalog',
    'Versorgungsrechner',
  ]);
  await leads(page, '/wizard/0', 'zurück', '/');
  await leads(page, '/wizard/0', 'Weiter ohne Anamnese', '/cart');
  await leads(page, '/wizard/0', 'Anamnese starten', '/wizard/1');
  await leads(page, '/wizard/4', 'Empfehlung anzeigen', '/recommendations');
  await leads(page, '/recommendations', 'zurück', '/wizard/4');
  await leads(page, '/recommendations', 'Versorgung berechnen', '/cart');
  await leads(page, '/cart', 'zurück', '/wizard/4');
  await leads(page, '/offer', 'zurück', '/cart');
  await leads(page, '/offer', 'weiter', '/selling');
  await leads(page, '/selling', 'zurück', '/offer');
  await leads(page, '/selling', 'Beratung abschließen', '/final');
  await leads(page, '/final', 'zurück', '/selling');
});

test('without bera_durch there is no Anamnese and no recommendation', async ({ page }) => {
  await enter(page, 'kalkulation');
  await expect(entries(page)).toHaveText([
    'Startseite',
    'Neue Beratung',
    'Produktkatalog',
    'Versorgungsrechner',
  ]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Angaben zur Person',
    'Versorgung berechnen',
    'Zusammenfassung',
  ]);
  await isSentHome(page, '/wizard/1', '/wizard/2', '/wizard/3', '/wizard/4', '/recommendations');
  await leads(page, '/wizard/0', 'zurück', '/');
  await leads(page, '/wizard/0', 'Versorgung berechnen', '/cart');
  await leads(page, '/cart', 'zurück', '/wizard/0');
  await leads(page, '/offer', 'zurück', '/cart');
});

test('without versorg_aufr and prod_kat there is neither calculator nor catalogue', async ({
  page,
  server,
}) => {
  addUser(server, 'nurberatung', 'bera_durch');
  await enter(page, 'nurberatung');
  await expect(entries(page)).toHaveText(['Startseite', 'Neue Beratung', 'Empfehlungen']);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Anamnese',
    'Empfehlung',
    'Zusammenfassung',
  ]);
  await isSentHome(page, '/cart', '/products');
  await leads(page, '/wizard/0', 'Weiter ohne Anamnese', '/offer');
  await leads(page, '/recommendations', 'zur Zusammenfassung', '/offer');
  await leads(page, '/offer', 'zurück', '/recommendations');
});

test('without any of them the way leads from step 0 to the summary', async ({ page, server }) => {
  addUser(server, 'ohnerecht');
  await enter(page, 'ohnerecht');
  await expect(entries(page)).toHaveText(['Startseite', 'Neue Beratung']);
  await isSentHome(page, '/wizard/1', '/recommendations', '/cart', '/products');
  await leads(page, '/wizard/0', 'zur Zusammenfassung', '/offer');
  await leads(page, '/offer', 'zurück', '/wizard/0');
  await leads(page, '/offer', 'weiter', '/selling');
});

test('Neue Beratung in the menu asks what becomes of the data', async ({ page }) => {
  await enter(page, 'beratung');
  await page.goto('/recommendations');
  await page.getByRole('button', { name: 'Neue Beratung' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Sollen die bisherigen Daten des Betroffenen gelöscht werden?',
  });
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
