import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS as CART_ANSWERS } from '../support/cart.ts';
import { choosePicks } from '../support/picks.ts';
import { prefetched } from '../support/prefetched.ts';
import type { RunningServer } from '../support/server.ts';
import { whileInDatabase } from '../support/session.ts';
import { openWithDraft, storedText } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = /^Keine Verbindung\./;
const ANSWERS = { anamneseType: 'AT1', ...CART_ANSWERS };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erneut versuchen' });

async function openStep(page: Page, step: number, answers: object = ANSWERS): Promise<void> {
  await openWithDraft(page, `/wizard/${step}`, { answers });
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  // What watches over the way on arrives after the first screen.
  await expect(page.locator('.connection-notice')).toBeAttached();
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

  test('a consultation goes on from the first step to the last page, figures included', async ({
    page,
    context,
  }) => {
    await openStep(page, 0);
    await prefetched(page);
    await context.setOffline(true);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Anamnese starten');
    await page.getByLabel('Nachname', { exact: true }).fill('Sommer');
    for (const segment of ['Inkontinenz', 'Gesundheit', 'Alltag']) {
      await press(page, 'weiter');
      await expect(heading(page)).toHaveText(`Anamnese: ${segment}`);
    }
    await press(page, 'Empfehlung anzeigen');
    await choosePicks(page, 'Valdumea Slip Super');
    await press(page, 'Versorgung berechnen');
    await page.getByRole('tab', { name: /^Wunschversorgung \d/ }).click();
    await expect(page.getByRole('article').getByRole('strong')).toHaveText('99,80\u00a0€');
    await page.getByLabel('Bedarf am Tag').selectOption('2 Stück');
    await expect(page.getByRole('article').getByRole('strong')).toHaveText('74,85\u00a0€');
    await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
    await expect(page.getByRole('region', { name: 'Persönliche Daten' })).toContainText('Sommer');
    await page.getByRole('link', { name: 'weiter', exact: true }).click();
    await page.getByRole('link', { name: 'Beratung abschließen' }).click();
    await press(page, 'Trotzdem abschließen');
    await expect(heading(page)).toHaveText('Vielen Dank für das Gespräch');
    await press(page, 'Neue Beratung beginnen');
    await expect(heading(page)).toHaveText('Gut beraten. Gut versorgt.');
    await press(page, 'Beratung beginnen');
    await expect(heading(page)).toHaveText('Angaben zur Beratung');

    await context.setOffline(false);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });

  test('a screen that is not there yet leaves one where one is, until it can be had', async ({ page }) => {
    await page.route(/\/prefetch$/, (route) => route.abort());
    await openStep(page, 4);
    await press(page, 'Empfehlung anzeigen');
    await expect(alert(page)).toContainText('Die nächste Seite konnte nicht geladen werden');
    await expect(heading(page)).toHaveText('Anamnese: Alltag');
    await expect(page).toHaveURL(/\/wizard\/4$/);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.getByRole('radio', { name: 'Pflegegrad 3' }).check();
    await page.unroute(/\/prefetch$/);
    await press(page, 'Erneut versuchen');
    await expect(heading(page)).toHaveText('Empfehlung');
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Pflegegrad 3' })).toBeChecked();
  });
});

test.describe('after a new deployment', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a window with the old files says so, and loses nothing', async ({ page }) => {
    const script = /\/assets\/recommendations-.*\.js$/;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await openStep(page, 4);
    const before = await storedText(page);
    await page.getByRole('radio', { name: 'Pflegegrad 3' }).check();
    await expect.poll(() => storedText(page)).not.toBe(before);
    await press(page, 'Empfehlung anzeigen');
    await expect(page.getByText('Es gibt eine neue Version von Inkoberatung.')).toBeVisible();
    await expect(page).toHaveURL(/\/wizard\/4$/);
    await page.unroute(script);
    await press(page, 'Neu laden');
    await expect(heading(page)).toHaveText('Empfehlung');
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page.getByRole('radio', { name: 'Pflegegrad 3' })).toBeChecked();
  });
});

/** A catalogue that cannot be read, and has to be: it has changed since it was read last. */
function withoutCatalogue(server: RunningServer, during: () => Promise<void>): Promise<void> {
  const changed = `update data_version set version = version + 1 where name = 'catalogue'`;
  const away = [
    'alter table product_size rename to product_size_away',
    'alter table product_size_away rename to product_size',
  ] as const;
  // The table is away before the server learns that it has to read it again.
  return whileInDatabase(server, away, () => whileInDatabase(server, [changed, changed], during));
}

test.describe('a failure of the server', () => {
  test.use({ expectedErrors: /status of 500|Unexpected Server Error|Minified React error/ });

  // @spec consultation-8-2
  test('leaves the frame and the screen one is on, and the screen comes back with the server', async ({
    page,
    server,
  }) => {
    await test.step('on loading a page', async () => {
      await openWithDraft(page, '/final', { answers: { ...ANSWERS, lastname: 'Sommer' } });
      await withoutCatalogue(server, async () => {
        await page.goto('/cart');
        await expect(heading(page)).toHaveText('Die Seite konnte nicht geladen werden');
        await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText('Sommer');
        // The server is mended only after it has failed once more.
        const failure = page.waitForResponse((response) => response.status() === 500);
        await press(page, 'Erneut versuchen');
        await failure;
        await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
      });
      await press(page, 'Erneut versuchen');
      await expect(heading(page)).toHaveText('Versorgung berechnen (nach Methode A)');
    });
    await test.step('on the way to a screen', async () => {
      await withoutCatalogue(server, async () => {
        await openStep(page, 4);
        await press(page, 'Empfehlung anzeigen');
        await expect(alert(page)).toContainText('Der Server hat gerade eine Störung.');
        await expect(heading(page)).toHaveText('Anamnese: Alltag');
      });
      await press(page, 'Erneut versuchen');
      await expect(heading(page)).toHaveText('Empfehlung');
    });
  });
});
