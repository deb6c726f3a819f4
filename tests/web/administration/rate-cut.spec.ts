import type { Page } from '@playwright/test';
import { isRateCutAnnounced } from '#institution/domain';
import { berlinDay } from '#platform/domain';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/shot.ts';
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
      await read(page).click();
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
      await expectAccessible(page);
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

    test('are not written for any where one was changed meanwhile', async ({ page, browser, server }) => {
      await open(page, 'admin', '/cms/6');
      await offer(page).click();
      await dialog(page).getByRole('button', { name: 'Keine auswählen' }).click();
      for (const name of ['BKK Musterbahn', 'BKK Musterstahl'])
        await dialog(page).getByRole('checkbox', { name }).check();
      const other = await (await browser.newContext({ baseURL: server.url, locale: 'de-DE' })).newPage();
      await open(other, 'admin', '/cms/6');
      await other.getByRole('button', { name: 'BKK Musterbahn' }).click();
      await other.getByRole('dialog').getByLabel('Urinpauschale in €').fill('20,00');
      await other.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await expect(other.getByText('Die Krankenkasse wurde gespeichert.')).toBeVisible();
      await other.context().close();
      await enter(page).click();
      await expect(dialog(page).getByRole('alert')).toContainText('gelöscht: BKK Musterbahn.');
      const row = dialog(page).getByRole('listitem').filter({ hasText: 'BKK Musterbahn' });
      // What is there now is shown at once, and can be entered.
      await expect(row).toContainText(/Urin.*20,00.€.*19,40.€/);
      await expect(row.getByRole('checkbox')).toBeChecked();
      await enter(page).click();
      await expect(page.getByText('Für 2 Krankenkassen sind Sätze ab 01.01.2027 eingetragen.')).toBeVisible();
    });

    test('are offered to an institution for its own ones, once its changes are saved', async ({ page }) => {
      await open(page, 'leitung', '/settings/2');
      await expect(page.getByText('Weniger von den Krankenkassen')).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Weitere Krankenkasse hinzufügen' }).click();
      const added = page.getByRole('dialog', { name: 'Weitere Krankenkasse hinzufügen' });
      await added.getByRole('textbox', { name: /^Krankenkasse/ }).fill('Werkskasse Nord');
      await added.getByLabel('Stuhlpauschale in €').fill('22,50');
      await added.getByRole('button', { name: 'Hinzufügen' }).click();
      const save = page.getByRole('button', { name: 'speichern', exact: true });
      await save.click();
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await page.getByRole('switch', { name: /^BKK Beispielbrauerei/ }).click();
      await offer(page).click();
      await expect(page.getByText('Bitte speichern Sie zuerst, was Sie hier geändert haben.')).toBeVisible();
      await save.click();
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await offer(page).click();
      await expect(dialog(page)).toContainText(/22,50.€.*21,83.€/);
      await expectToFit(page, 'rate-cut-own');
      await enter(page).click();
      await expect(
        page.getByText('Für „Werkskasse Nord“ sind Sätze ab 01.01.2027 eingetragen.'),
      ).toBeVisible();
      await expect(page.getByText(/ab 01\.01\.2027: 0,00.€ · 0,00.€ · 21,83.€/)).toBeVisible();
      // The form goes on from what was written.
      await page.getByRole('switch', { name: /^BKK Musterbahn/ }).click();
      await save.click();
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await expect(page.getByText(/ab 01\.01\.2027: 0,00.€ · 0,00.€ · 21,83.€/)).toBeVisible();
    });
  });
