import type { Page } from '@playwright/test';
import { ANSWERS, CART } from '../support/cart.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';
import { coversOfFocus } from './cover-of-focus.ts';

const [DESK, TABLET, TELEPHONE] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
/** Stops that are looked at from each end of a screen: lists go on in the same way. */
const MOST_STOPS = 45;

/** Goes through a screen from its start and from its end, and names the stops that something covers. */
async function covered(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // What follows counts as moved by the keyboard.
  await page.keyboard.press('Tab');
  for (const from of ['start', 'end'] as const) {
    const seen = await page.evaluate(coversOfFocus, { from, most: MOST_STOPS });
    expect(seen.stops, 'the screen has stops').toBeGreaterThan(3);
    found.push(...seen.covered);
  }
  return found;
}

/** Expects every stop of a screen to be in sight in each window. */
async function expectInSight(
  page: Page,
  path: string,
  { prepare, windows = [DESK, TELEPHONE] }: { prepare?: () => Promise<void>; windows?: (typeof DESK)[] } = {},
) {
  await page.goto(path);
  // What watches over the focus has come: it stands beside the notice of the connection.
  await page.locator('.connection-notice').waitFor({ state: 'attached' });
  await prepare?.();
  for (const size of windows) {
    await page.setViewportSize(size);
    expect(await covered(page), `${path} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

const CHOSEN = { answers: ANSWERS, cart: CART, chosen: ['28'], placed: ['28'] };

test.describe('what has the focus is covered by nothing that stays in sight', () => {
  test.slow();

  // Else the page scrolls, some time after it is there, to where the look before it ended.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => location.protocol.startsWith('http') && sessionStorage.clear()),
  );

  test('on the screens of settings and administration, and in a dialogue with many fields', async ({
    page,
  }) => {
    await test.step('the settings', async () => {
      await signIn(page, 'leitung');
      // Each has another form; the list of users is one like those of the administration.
      for (const path of ['/settings/0', '/settings/2', '/settings/5', '/settings/6', '/myAccount'])
        await expectInSight(page, path);
      // With something to save the bar of the prices is higher.
      await expectInSight(page, '/settings/3', {
        prepare: async () => {
          await page
            .getByRole('textbox', { name: /^Eigener Preis/ })
            .first()
            .fill('7');
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          await page.evaluate(() => scrollTo(0, 0));
        },
      });
    });
    await test.step('the administration', async () => {
      await signIn(page, 'admin');
      // A plain list, one with a fold in each row, and what is no list.
      for (const path of ['/cms/0', '/cms/4', '/cms/7/probe', '/cms/7/fragebogen', '/cms/8'])
        await expectInSight(page, path);
    });
    await test.step('a dialogue with many fields', async () => {
      await expectInSight(page, '/cms/4', {
        prepare: async () => {
          await page.getByRole('table').getByRole('button').first().click();
          await page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' }).click();
          await page.getByRole('dialog').getByRole('textbox').first().waitFor();
        },
      });
    });
  });

  test('on the screens of a consultation', async ({ page }) => {
    await openWithDraft(page, '/', CHOSEN);
    for (const path of ['/wizard/0', '/wizard/2', '/recommendations', '/products', '/cart', '/offer'])
      await expectInSight(page, path, { windows: [DESK, TABLET, TELEPHONE] });
  });
});
