import { expectAccessible } from '../support/accessible.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, test } from '../support/test.ts';

const PERSON = {
  givenname: 'Erika',
  lastname: 'Mustermann',
  birthdate: '1950-01-31',
  krankenkasse: 'Musterkasse Mitte',
  inkontinenz: 'I1',
};
const line = (id: string) => ({ id, product: 'p', size: 'M', selectedTime: 2, needsToSelectSize: false });

// @spec consultation-frame-6
test('the patient bar shows the person and the flat rate, long names whole at every width, in one line on a telephone until it is opened', async ({
  page,
}) => {
  await test.step('the person and the flat rate, net and gross', async () => {
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
      { answers: { ...PERSON, krankenkasse: 'Gibt es nicht' }, figures: ['–', '–'] },
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
  await test.step('long names, at every width', async () => {
    const names = {
      givenname: 'Maximiliane-Charlotte',
      lastname: 'Freifrau von Schmidt-Wiesenthalerhausen',
    };
    await storeDraft(page, { answers: { ...PERSON, ...names } });
    const bar = page.getByRole('region', { name: 'Angaben zur Person' });
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      const open = bar.getByRole('button');
      // On a telephone it is one line, which opens.
      if (size.width === 360) {
        await expect(open).toHaveAttribute('aria-expanded', 'false');
        await expect(bar.getByRole('definition')).toHaveCount(0);
        const box = await bar.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), 'header and bar').toBeLessThanOrEqual(150);
        await open.click();
      }
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
});

// @spec consultation-frame-6 consultation-frame-8 access-2-9
test('the person stands above and the cart below the screens that they belong to, however addresses are spelled', async ({
  page,
}) => {
  await openWithDraft(page, '/', {
    answers: PERSON,
    cart: [[{ lines: [] }], [{ lines: [line('a'), line('b')] }], [{ lines: [line('c')] }]],
  });
  const shows = async (path: string, bar: number, footer: number) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Angaben zur Person' }), path).toHaveCount(bar);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(footer);
  };
  await shows('/', 0, 0);
  for (const [path, bar, footer] of [
    ['/Wizard/1', 1, 0],
    ['/recommendations/', 1, 1],
    ['/final', 0, 1],
  ] as const) {
    await page.goto(path);
    await shows(path, bar, footer);
  }
  const goOn = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await goOn('zurück');
  await shows('/selling', 1, 1);
  await goOn('zurück');
  await shows('/offer', 0, 1);
  await goOn('zurück');
  await shows('/cart', 1, 1);
  await goOn('Produktkatalog');
  await shows('/products', 1, 1);
  await expect(page.getByRole('button', { name: 'Anamnese einblenden' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Im Versorgungsrechner: 3 Produkte' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/CART');
  await shows('/CART', 1, 1);
  await expect(page.getByRole('button', { name: 'Anamnese einblenden' })).toHaveCount(1);
});

// @spec consultation-frame-5 access-2-6
test('the frame starts with a way past the header, and has its menu in a drawer where there is no room for it', async ({
  page,
}) => {
  await login(page, 'beratung');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeFocused();

  await page.setViewportSize({ width: 820, height: 1180 });
  const toggle = page.getByRole('button', { name: 'Menü' });
  await expect(page.getByRole('navigation', { name: 'Menü' })).toHaveCount(0);
  await toggle.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Produktkatalog' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the frame says that a stored draft cannot be read, until that is read', async ({ page }) => {
  await openWithDraft(page, '/', { answers: { unbekannt: 'x' } });
  const status = page.getByRole('status').filter({ hasText: 'beiseitegelegt' });
  await expect(status).toContainText('Ein früherer Entwurf konnte nicht gelesen werden.');
  await expectAccessible(page);
  await status.getByRole('button', { name: 'Verstanden' }).click();
  await expect(status).toHaveCount(0);
});
