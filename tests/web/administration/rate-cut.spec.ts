import type { Page } from '@playwright/test';
import { isRateCutAnnounced } from '#institution/domain';
import { berlinDay } from '#platform/domain';
import { expectToFit } from '../support/fit.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const OFFER = 'Sätze ab 01.01.2027 um 3\u00a0% mindern';
const offer = (page: Page) => page.getByRole('button', { name: OFFER });
const read = (page: Page) => page.getByRole('button', { name: 'Verstanden' });
const dialog = (page: Page) => page.getByRole('dialog', { name: OFFER });
const enter = (page: Page) => dialog(page).getByRole('button', { name: 'Sätze eintragen' });

async function open(page: Page, login: string, path: string) {
  await signIn(page, login);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Krankenkassen' })).toBeVisible();
}

test.use({ expectedErrors: /status of (400|409)/ });

test.describe
  .serial('rates less 3 % from 2027 on', () => {
    // biome-ignore lint/suspicious/noSkippedTests: after 2028 there is nothing to see.
    test.skip(!isRateCutAnnounced(berlinDay(new Date())), 'Its time is over: the screens say nothing of it.');

    test('are spoken of until that is read, shown before and after, and written for those that are chosen', async ({
      page,
      browser,
      server,
    }) => {
      await open(page, 'admin', '/cms/6');
      await expect(page.getByText('§ 127 Absatz 1b SGB V')).toBeVisible();
      await expectToFit(page, 'rate-cut-notice');
      // It goes at once; another window knows it when the server does.
      const noted = page.waitForResponse((response) => response.request().method() === 'POST');
      await read(page).click();
      await noted;
      await expect(read(page)).toHaveCount(0);
      await expect(offer(page)).toBeVisible();
      const other = await (await browser.newContext({ baseURL: server.url, locale: 'de-DE' })).newPage();
      await open(other, 'admin', '/cms/6');
      await expect(offer(other)).toBeVisible();
      await expect(read(other)).toHaveCount(0);
      await other.context().close();

      await offer(page).click();
      const brewery = dialog(page).getByRole('listitem').filter({ hasText: 'BKK Beispielbrauerei' });
      await expect(brewery).toContainText(/Urin.*13,90.€.*13,48.€/);
      await expect(brewery).toContainText(/Mehrkosten im Beispiel.*43,46.€.*43,96.€/);
      await expect(brewery).toContainText(/Zuzahlung im Beispiel.*1,65.€.*1,60.€/);
      await expectToFit(page, 'rate-cut-preview');
      await dialog(page).getByRole('button', { name: 'Keine auswählen' }).click();
      await expect(enter(page)).toBeDisabled();
      for (const name of ['BKK Beispielbrauerei', 'BKK Beispielwerk'])
        await dialog(page).getByRole('checkbox', { name }).check();
      await enter(page).click();
      await expect(page.getByText('Für 2 Krankenkassen sind Sätze ab 01.01.2027 eingetragen.')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Suche' }).fill('Beispielbrauerei');
      await expect(page.getByRole('row').filter({ hasText: 'BKK Beispielbrauerei' })).toContainText(
        /ab 01\.01\.2027: 25,46.€ · 13,48.€ · 17,70.€/,
      );
      await offer(page).click();
      await expect(dialog(page).getByRole('checkbox', { name: 'BKK Beispielbrauerei' })).toHaveCount(0);
      await expect(dialog(page)).toContainText('BKK Beispielbrauerei: Sätze ab 2027 sind schon eingetragen.');
    });
  });
