import type { Page } from '@playwright/test';
import { CMS_TABS } from '../../../apps/web/administration/cms-tabs.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const DESK = { width: 1440, height: 900 };
/** The list with the most rows of the demo. */
const KEYS = '/cms/7';

const table = (page: Page) => page.getByRole('table').first();
const rows = (page: Page) => table(page).locator('tbody tr');
const heads = (page: Page) => table(page).getByRole('columnheader');

async function open(page: Page, address: string, login: 'admin' | 'leitung' = 'admin') {
  await page.setViewportSize(DESK);
  await signIn(page, login);
  await page.goto(address);
  await expect(table(page)).toBeVisible();
  await ready(page);
}

/** The page's scripts run, and the table is measured. */
const ready = (page: Page) => page.locator('.data-scroll[data-fits]').first().waitFor();

test('a desk shows every list of the vendor without scrolling sideways, in rows of 40 px', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await signIn(page, 'admin');
  const below = ['0/geloescht', '1/institutionen', '1/geloescht', '7/hinweise'];
  const lists = [...CMS_TABS.map(({ index }) => String(index)), ...below].map((tab) => `/cms/${tab}`);
  lists.push('/settings/1');
  let seen = 0;
  for (const path of lists) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if ((await page.locator('.data-scroll').count()) === 0) continue;
    seen += 1;
    await ready(page);
    await expect(page.locator('.data-scroll'), path).toHaveAttribute('data-fits', 'true');
    const heights = await rows(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(Math.min(40, ...heights), `${path}: no row is lower`).toBe(40);
    // Texts of several lines have a higher one.
    if (!['/cms/2', '/cms/7/hinweise', '/cms/9'].includes(path))
      expect(Math.max(0, ...heights), path).toBeLessThanOrEqual(41);
    // Contract prices, whose rows are cards on a telephone.
    if (path === '/cms/10') await expectAccessible(page);
  }
  expect(seen).toBeGreaterThan(9);
});

test('a list names its pages, leads to any of them, has 50, 100 or 200 rows, and keeps head and first column in sight while it is scrolled, and a dialogue its heading', async ({
  page,
}) => {
  await open(page, KEYS);
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  await expect(rows(page)).toHaveCount(50);
  await expect(pages.getByRole('link', { name: 'Seite 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const last = Number(/von (\d+)/.exec(await pages.innerText())?.[1]);
  expect(last).toBeGreaterThan(7);
  await pages.getByRole('link', { name: 'Seite 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages).toContainText(`Seite 2 von ${last}`);
  await pages.getByRole('textbox', { name: 'Zu Seite' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=4/);
  await expect(pages).toContainText(`Seite 4 von ${last}`);
  await pages.getByRole('textbox', { name: 'Zu Seite' }).fill('9999');
  await pages.getByRole('button', { name: 'Gehen' }).click();
  await expect(pages, 'the last one').toContainText(`Seite ${last} von ${last}`);
  await page.goBack();
  await expect(pages).toContainText(`Seite 4 von ${last}`);
  const sizes = page.getByRole('navigation', { name: 'Zeilen je Seite' });
  await sizes.getByRole('link', { name: '100' }).click();
  await expect(page).toHaveURL(/size=100/);
  await expect(rows(page)).toHaveCount(100);
  await expect(pages, 'what was shown is shown').toContainText('Seite 2 von');
  // A search keeps it.
  await page.getByRole('searchbox', { name: 'Suche' }).fill('I1');
  await expect(page).toHaveURL(/size=100.*q=I1|q=I1.*size=100/);
  await page.getByRole('link', { name: 'Alle zeigen' }).click();
  await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue('');
  await expect(rows(page)).toHaveCount(100);

  const head = heads(page).first();
  await rows(page).nth(40).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await head.boundingBox())?.y, { message: 'scrolled' }).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.data-scroll')).toHaveAttribute('data-fits', 'false');
  const box = page.locator('.data-scroll');
  await box.evaluate((each) => each.scrollTo({ left: 400, top: 800 }));
  const at = await box.boundingBox();
  await expect
    .poll(async () => (await head.boundingBox())?.y, { message: 'the head' })
    .toBeCloseTo((at?.y ?? 0) + 1, 0);
  const first = await rows(page).nth(12).getByRole('cell').first().boundingBox();
  expect(first?.x).toBeCloseTo((at?.x ?? 0) + 1, 0);

  // A dialogue begins at its heading, where its first button is further down.
  await open(page, '/cms/0');
  await page.setViewportSize({ width: 360, height: 600 });
  await rows(page).first().getByRole('button').press('Enter');
  const heading = page.getByRole('dialog').getByRole('heading').first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(rows(page).first().getByRole('button')).toBeFocused();
});

test('a list has choices for what has few values, in the address and back again', async ({ page }) => {
  await open(page, '/cms/6');
  const choice = page.getByRole('combobox', { name: 'Selbstzahler' });
  const all = await rows(page).count();
  await choice.selectOption('ja');
  await expect(page).toHaveURL(/filter\.selfPay=%3Dja|filter\.[^=]+=%3Dja/);
  await expect(rows(page)).not.toHaveCount(all);
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/\bja\b/);
  const address = page.url();
  await page.getByRole('link', { name: 'Alle zeigen' }).click();
  await expect(rows(page)).toHaveCount(all);
  await expect(choice).toHaveValue('');
  await page.goto(address);
  await expect(choice).toHaveValue('=ja');

  // Of products they narrow each other, and a size that is unfolded has the columns that are chosen.
  await open(page, '/cms/4');
  await page.getByRole('combobox', { name: 'Anwendungstyp' }).selectOption('Slip');
  await expect(page).toHaveURL(/filter\.Anwendungstyp=%3DSlip/);
  await expect(rows(page).first()).toContainText('Slip');
  await expect(rows(page).filter({ hasText: 'Slip Elastic' }), 'another type').toHaveCount(0);
  await page.getByRole('combobox', { name: 'Anwendungstyp' }).selectOption('alle');
  await page.getByRole('combobox', { name: 'Produktart' }).selectOption('Hautpflege');
  await expect(rows(page).filter({ hasText: 'Slip' })).toHaveCount(0);
  await page.getByRole('button', { name: /^1 Größe von Dermavela Hautöl$/ }).click();
  const size = rows(page).filter({ hasText: 'PZN' });
  await expect(size.getByRole('cell'), 'as many as the head').toHaveCount(await heads(page).count());
});

test('a list has the filters of other columns in a panel, and shows and remembers the columns that its user chose', async ({
  page,
}) => {
  await open(page, '/cms/1/institutionen');
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.locator('summary', { hasText: 'Filter' });
  await menu.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Nachname' });
  await field.fill('krüger');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/filter\.Nachname=/);
  await expect(menu).toHaveText('Filter (1)');
  const panel = await page.locator('.list-menu[open] .list-menu-panel').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360);
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(rows(page), 'what was typed still counts').toHaveCount(1);

  await page.setViewportSize(DESK);
  await page.goto('/cms/1/institutionen');
  await ready(page);
  await menu.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(heads(page).filter({ hasText: 'PLZ' })).toHaveCount(0);
  await expect(heads(page).filter({ hasText: 'Institution' })).toHaveCount(1);
  const columns = page.locator('summary', { hasText: 'Spalten' });
  await columns.press('Enter');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'PLZ' }).press('Space');
  await page.getByRole('checkbox', { name: 'Institution' }).press('Space');
  await expect(heads(page).filter({ hasText: 'PLZ' })).toHaveCount(1);
  await expect(heads(page).filter({ hasText: 'Institution' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'PLZ' })).toBeHidden();
  await expect(columns).toBeFocused();
  await page.reload();
  await expect(heads(page).filter({ hasText: 'PLZ' })).toHaveCount(1);
  await expect(heads(page).filter({ hasText: 'Institution' })).toHaveCount(0);
  await columns.click();
  await page.getByRole('button', { name: 'Wie vorgesehen' }).click();
  await expect(heads(page).filter({ hasText: 'PLZ' })).toHaveCount(0);
  await expect(heads(page).filter({ hasText: 'Institution' })).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Wie vorgesehen' })).toBeHidden();
});
