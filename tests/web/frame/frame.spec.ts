import { openWithDraft, storeDraft, storedNames } from '../support/stored-draft.ts';
import { expect, logInByForm, login, signIn, test } from '../support/test.ts';

const PERSON = {
  givenname: 'Erika',
  lastname: 'Mustermann',
  birthdate: '1950-01-31',
  krankenkasse: 'Musterkasse Mitte',
  inkontinenz: 'I1',
};
const QUESTION = 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?';
const line = (id: string) => ({ id, product: 'p', size: 'M', selectedTime: 2, needsToSelectSize: false });

test.describe('home', () => {
  // @spec consultation-home-1 consultation-home-2
  test('goes straight to the consultation where nothing is stored', async ({ page }) => {
    await logInByForm(page, 'beratung');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Beratung beginnen' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // @spec consultation-home-3
  test('asks first where something is stored, and keeps it on Nein', async ({ page }) => {
    await openWithDraft(page, '/', { answers: PERSON });
    const begin = page.getByRole('button', { name: 'Beratung beginnen' });
    await begin.click();
    const dialog = page.getByRole('dialog', { name: QUESTION });
    await expect(dialog.getByRole('button', { name: 'Nein' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(begin).toBeFocused();
    await begin.click();
    await dialog.getByRole('button', { name: 'Nein' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Mustermann');
  });

  // @spec consultation-home-3 consultation-4-15
  test('forgets everything on Ja', async ({ page }) => {
    await openWithDraft(page, '/', { chosen: ['p'] });
    await page.getByRole('button', { name: 'Beratung beginnen' }).click();
    await page.getByRole('dialog', { name: QUESTION }).getByRole('button', { name: 'Ja' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).not.toContainText('Mustermann');
    expect(await storedNames(page)).toEqual([]);
  });

  test('leads users without the consultation right to step 0 as well', async ({ page }) => {
    await login(page, 'kalkulation');
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Versorgungsrechner' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Empfehlungen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Beratung beginnen' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
  });
});

test.describe('patient bar', () => {
  // @spec consultation-frame-6
  test('shows the person and the flat rate, net and gross', async ({ page }) => {
    await signIn(page, 'beratung');
    await page.goto('/wizard/0');
    const bar = page.getByRole('region', { name: 'Angaben zur Person' });
    const values = bar.getByRole('definition');
    // The first page of all may do without the typeface, where that comes late.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await expect(values).toHaveText(['–', '–', '–', '–', '–', '–']);
    const empty = await bar.boundingBox();
    const cases = [
      { answers: PERSON, figures: ['17,85\u00a0€', '21,24\u00a0€'] },
      { answers: { ...PERSON, inkontinenz: 'I3' }, figures: ['22,50\u00a0€', '26,78\u00a0€'] },
      { answers: { ...PERSON, inkontinenz: undefined }, figures: ['–', '–'] },
      { answers: { ...PERSON, krankenkasse: 'Gibt es nicht' }, figures: ['–', '–'] },
      { answers: { ...PERSON, krankenkasse: 'Selbstzahler' }, figures: ['0,00\u00a0€', '0,00\u00a0€'] },
    ];
    for (const { answers, figures } of cases) {
      await storeDraft(page, { answers });
      await expect(values).toHaveText([
        'Mustermann',
        'Erika',
        /^31\.01\.1950 \(\d+ Jahre\)$/,
        answers.krankenkasse,
        ...figures,
      ]);
    }
    expect((await bar.boundingBox())?.height, 'nothing jumps').toBe(empty?.height);
  });

  test('shows long names whole, at every width', async ({ page }) => {
    await login(page, 'beratung');
    const names = { givenname: 'Maximiliane-Charlotte', lastname: 'Freifrau von Schmidt-Wiesenthalerhausen' };
    await storeDraft(page, { answers: { ...PERSON, ...names } });
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/wizard/1');
      const bar = page.getByRole('region', { name: 'Angaben zur Person' });
      const open = bar.getByRole('button');
      if (size.width === 360) await open.click();
      await expect(bar.getByRole('definition')).toHaveText([
        names.lastname,
        names.givenname,
        /^31\.01\.1950 \(\d+ Jahre\)$/,
        PERSON.krankenkasse,
        '17,85\u00a0€',
        '21,24\u00a0€',
      ]);
      const cut = await bar
        .getByRole('definition')
        .evaluateAll((values) => values.filter((value) => value.scrollWidth > value.clientWidth).length);
      expect(cut, `cut off at ${size.width} px`).toBe(0);
    }
  });

  test('is one line on a telephone, which opens to all six facts', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithDraft(page, '/', { answers: PERSON });
    await page.goto('/wizard/1');
    const bar = page.getByRole('region', { name: 'Angaben zur Person' });
    const toggle = bar.getByRole('button', { name: 'Mustermann, Erika Pauschale brutto 21,24\u00a0€' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(bar.getByRole('definition')).toHaveCount(0);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'header and bar').toBeLessThanOrEqual(150);
    await toggle.click();
    await expect(bar.getByRole('definition')).toHaveCount(6);
    await toggle.click();
    await expect(bar.getByRole('definition')).toHaveCount(0);
  });

  // @spec consultation-frame-6
  test('is on wizard, cart, products, recommendations and selling alone', async ({ page }) => {
    await login(page, 'beratung');
    const bar = page.getByRole('region', { name: 'Angaben zur Person' });
    for (const path of ['/wizard/0', '/wizard/4', '/cart', '/products', '/recommendations', '/selling']) {
      await page.goto(path);
      await expect(bar, path).toHaveCount(1);
    }
    for (const path of ['/', '/offer', '/final']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar, path).toHaveCount(0);
    }
  });

  test('counts a child by the child rate', async ({ page }) => {
    await login(page, 'beratung');
    const year = new Date().getFullYear() - 5;
    await storeDraft(page, { answers: { ...PERSON, birthdate: `${year}-01-01`, inkontinenz: undefined } });
    await page.goto('/wizard/0');
    const values = page.getByRole('region', { name: 'Angaben zur Person' }).getByRole('definition');
    await expect(values.nth(4)).toHaveText('30,00\u00a0€');
    await expect(values.nth(5)).toHaveText('35,70\u00a0€');
  });
});

// @spec consultation-frame-6
test('stands around a screen however its address is spelled', async ({ page }) => {
  await login(page, 'beratung');
  for (const path of ['/Wizard/1', '/wizard/1/', '/CART', '/recommendations/']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Angaben zur Person' }), path).toHaveCount(1);
    const besideWizard = /wizard/i.test(path) ? 0 : 1;
    await expect(page.getByRole('contentinfo'), path).toHaveCount(besideWizard);
    await expect(page.getByRole('button', { name: 'Anamnese einblenden' }), path).toHaveCount(besideWizard);
  }
});

// @spec consultation-frame-1 access-4-2
test('logging out ends the session and forgets the person', async ({ page, context }) => {
  await openWithDraft(page, '/', { answers: PERSON });
  const before = await context.cookies();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeFocused();
  expect(await storedNames(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The token is worth nothing any more, also for somebody who kept it.
  await context.addCookies(before);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/login');
});

// @spec consultation-1-1 consultation-frame-5 consultation-9-17 access-2-6 access-4-10
test('says how long the demo lasts, and nothing under a contract', async ({ page, context }) => {
  await login(page, 'demo');
  await expect(page.getByRole('banner')).toContainText('Demoversion – 21 Tage verbleiben');
  await context.clearCookies();
  await login(page, 'beratung');
  await expect(page.getByRole('banner')).toContainText('Kundensupport: Montag bis Freitag 8.00–16.30');
  await expect(page.getByRole('banner')).not.toContainText('Demoversion');
});

test('says without JavaScript that it is needed', async ({ page }) => {
  await login(page, 'beratung');
  // Read as the server sends it: a browser whose scripts are only held back does not show a noscript either.
  for (const path of ['/', '/wizard/0', '/products']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toMatch(/<main[^>]*><noscript><p[^>]*>Inkoberatung braucht JavaScript/);
  }
});

// @spec consultation-frame-8 access-2-9
test('counts the cart in the footer, not on home and wizard', async ({ page }) => {
  await openWithDraft(page, '/', {
    cart: [[{ lines: [] }], [{ lines: [line('a'), line('b')] }], [{ lines: [line('c')] }]],
  });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/wizard/0');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const path of ['/cart', '/products', '/offer', '/selling', '/final', '/recommendations']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Im Versorgungsrechner: 3 Produkte' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

// @spec consultation-frame-5 access-2-6
test('has its menu in a drawer where there is no room for it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await login(page, 'beratung');
  const toggle = page.getByRole('button', { name: 'Menü' });
  await expect(page.getByRole('navigation', { name: 'Menü' })).toHaveCount(0);
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('dialog').getByRole('link', { name: 'Produktkatalog' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('starts with a way past the header', async ({ page }) => {
  await signIn(page, 'beratung');
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeFocused();
});

test('says that a stored draft cannot be read, until that is read', async ({ page }) => {
  await openWithDraft(page, '/', { answers: { unbekannt: 'x' } });
  const status = page.getByRole('status').filter({ hasText: 'beiseitegelegt' });
  await expect(status).toContainText('Ein früherer Entwurf konnte nicht gelesen werden.');
  await status.getByRole('button', { name: 'Verstanden' }).click();
  await expect(status).toHaveCount(0);
});

test('says that the browser stores nothing, and works on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(page, 'beratung');
  await page.goto('/wizard/0');
  // The first is preset.
  await page.getByRole('radio', { name: /^Folgeberatung/ }).check();
  await expect(page.getByRole('status').filter({ hasText: 'gerade nicht gespeichert' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Folgeberatung/ })).toBeChecked();
});

test('has no finding of axe on home, its question and around the other screens', async ({ page }) => {
  await login(page, 'demo');
  await storeDraft(page, { answers: PERSON });
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  for (const path of ['/wizard/0', '/recommendations', '/cart']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Mustermann');
  }
});
