import type { Page } from '@playwright/test';
import { addUser } from '../support/add-user.ts';
import { ANSWERS as CART_ANSWERS } from '../support/cart.ts';
import { loaded } from '../support/prefetched.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const ANSWERS = { ...CART_ANSWERS, anamneseType: 'AT2' };

async function enter(page: Page, user: string): Promise<void> {
  await openWithDraft(page, '/', { answers: ANSWERS }, user);
}

/** From a screen from link or button to the next, by its label. */
async function leads(page: Page, from: string, ...ways: readonly [label: string, to: string][]) {
  await page.goto(from);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [label, to] of ways) {
    const before = await heading.innerText();
    const way = (role: 'button' | 'link') =>
      page.getByRole('main').getByRole(role, { name: label, exact: true });
    await way('button').or(way('link')).click();
    await expect(page, `${label} after ${from}`).toHaveURL((url) => url.pathname === to);
    // The address may be the next one's before that is drawn.
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeFocused();
  }
}

/** Nothing leads there, with a page load or without one. */
async function isSentHome(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/');
    await goForward(page, path);
    await expect(page, `${path} without a page load`).toHaveURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
}

/** Goes on as the browser's own "forward" does, without a page load. */
async function goForward(page: Page, path: string): Promise<void> {
  await loaded(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const entries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menü' })
    .getByRole('list', { name: 'Beratung' })
    .getByRole('listitem');

// @spec consultation-1-2 consultation-frame-2 consultation-recommendations-2 consultation-calculator-14
// @spec consultation-selling-1 consultation-final-1 consultation-home-3
test('with all rights every screen is in the menu and on the way, and a new consultation asks for the data', async ({
  page,
}) => {
  await enter(page, 'beratung');
  await expect(entries(page)).toHaveText([
    'Startseite',
    'Neue Beratung',
    'Empfehlungen',
    'Produktkatalog',
    'Versorgungsrechner',
  ]);
  await leads(page, '/wizard/0', ['zurück', '/']);
  await leads(page, '/wizard/0', ['Weiter ohne Anamnese', '/cart'], ['zurück', '/wizard/4']);
  await leads(page, '/wizard/0', ['Anamnese starten', '/wizard/1']);
  await leads(
    page,
    '/wizard/4',
    ['Empfehlung anzeigen', '/recommendations'],
    ['zurück', '/wizard/4'],
    ['Empfehlung anzeigen', '/recommendations'],
    ['Versorgung berechnen', '/cart'],
  );
  await leads(page, '/offer', ['weiter', '/selling']);
  await page.getByRole('link', { name: 'Beratung abschließen' }).click();
  await page.getByRole('button', { name: 'Trotzdem abschließen' }).click();
  await expect(page).toHaveURL(/\/final$/);
  await leads(page, '/final', ['zurück', '/selling'], ['zurück', '/offer'], ['zurück', '/cart']);

  // A new one, in the menu, asks what becomes of the data.
  await page.getByRole('button', { name: 'Neue Beratung' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?',
  });
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  // What is preset is not the former person's.
  const form = page.getByRole('radiogroup', { name: /Form der Inkontinenz/ });
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /Krankenkasse/ })).toHaveValue('');
});

// @spec consultation-calculator-14 consultation-6-1
// @spec consultation-4-2
// @spec consultation-summary-8
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
  await isSentHome(page, '/recommendations');
  await leads(page, '/wizard/0', ['Versorgung berechnen', '/cart']);
  await leads(page, '/offer', ['zurück', '/cart'], ['zurück', '/wizard/0'], ['zurück', '/']);
});

// @spec consultation-frame-2 consultation-6-2 consultation-6-4 access-6-2
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
  await isSentHome(page, '/cart');
  await leads(page, '/wizard/0', ['Weiter ohne Anamnese', '/offer']);
  await leads(page, '/recommendations', ['zur Zusammenfassung', '/offer'], ['zurück', '/recommendations']);
});

// @spec consultation-6-2
test('without a right that takes part in consultations no screen shows anything of one, and all say whom to ask', async ({
  page,
  server,
}) => {
  addUser(server, 'rechtlos');
  await enter(page, 'rechtlos');
  const notice = page.getByText('Ihr Zugang hat noch keine Berechtigung für Beratungen.');
  for (const path of ['/', '/offer']) {
    await page.goto(path);
    await expect(notice, path).toBeVisible();
  }
  await expect(entries(page)).toHaveText(['Startseite']);
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toHaveCount(0);
});
