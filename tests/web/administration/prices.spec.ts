import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit, shot } from '../support/shot.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const fields = (page: Page) => page.locator('section:not([hidden]) > table input');
const states = (page: Page) => page.locator('section:not([hidden]) > table .price-state');
const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });

async function open(page: Page) {
  await page.goto('/settings/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Produktpreise' })).toBeVisible();
  // A key before the scripts are there would do nothing.
  await page.waitForFunction(() => 'settings-prices' in window.__remixRouteModules);
}

/** Lets no own price stand. */
async function clear(page: Page) {
  await open(page);
  const button = page.getByRole('button', { name: 'alle Einträge löschen' });
  if ((await button.count()) === 0) return;
  await button.click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Alle eigenen Preise sind gelöscht.')).toBeVisible();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

/** All that a calculation asks for. */
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

test.describe
  .serial('the own prices of an institution', () => {
    // @spec access-2-34 access-5-10 access-8-14 access-9-7
    test('are typed one after another with the keyboard alone, and saved', async ({ page }) => {
      await login(page, 'leitung');
      await clear(page);
      await fields(page).first().focus();
      await page.keyboard.type('9,5');
      await expect(states(page).nth(0)).toHaveText('noch nicht gespeichert');
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(1)).toBeFocused();
      await expect(fields(page).nth(0)).toHaveValue('9,50');
      await page.keyboard.type('12.25');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('-3');
      await expect(states(page).nth(2)).toHaveText(
        'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.',
      );
      await expect(page.getByText('3 Preise noch nicht gespeichert, 1 nicht lesbar.')).toBeVisible();
      await shot(page, 'prices-typed');
      await page.keyboard.press('ArrowUp');
      await expect(fields(page).nth(1)).toBeFocused();

      await save(page).focus();
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        'Es gab einen Fehler beim Speichern. Bitte überprüfen Sie die Eingaben.',
      );
      await alert.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(2)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('3');
      await save(page).focus();
      await page.keyboard.press('Enter');
      await expect(saved(page)).toBeVisible();
      await expect(states(page).nth(2)).toHaveText('gespeichert');
      await shot(page, 'prices-saved');
      await page.reload();
      await expect(fields(page).nth(0)).toHaveValue('9,50');
      await expect(fields(page).nth(1)).toHaveValue('12,25');
      await expect(fields(page).nth(2)).toHaveValue('3,00');
    });

    // @spec access-2-34
    test('are found by category, kind and name, and keep what is typed meanwhile', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await fields(page).first().fill('9,51');
      await page.getByRole('tab', { name: 'Hautpflege' }).click();
      await expect(page.getByRole('radio')).toHaveCount(4);
      await expect(page.getByText('500 ml').first()).toBeVisible();
      await page.getByRole('radio', { name: 'Reinigung' }).check({ force: true });
      await page.getByRole('tab', { name: 'Inkontinenzprodukte und Zubehör' }).click();
      await expect(page.locator('.choice-button')).toHaveText([
        'Alle',
        'Einlagen',
        'Vorlagen',
        'Fixierhosen',
        'Slip',
        'Slip Elastic',
        'Pull-ups',
      ]);
      await expect(fields(page).first()).toHaveValue('9,51');
      // Its text, not how it is laid out: what lies below the window is not laid out yet.
      const name =
        (await page.locator('.price-product:not([hidden]) h2').first().textContent())?.trim() ?? '';
      await page.getByRole('searchbox').fill(name.toUpperCase());
      await expect(page.locator('.price-product:not([hidden]) h2').first()).toHaveText(name);
      await page.getByRole('searchbox').fill('gibt es nicht');
      await expect(page.getByText('Kein Produkt passt zu dieser Suche.')).toBeVisible();
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Startseite' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText('Produktpreise');
      await question.getByRole('button', { name: 'Speichern' }).click();
      await expect(page).toHaveURL(/\/$/);
      await open(page);
      await expect(fields(page).first()).toHaveValue('9,51');
    });

    // @spec access-2-34
    test('are raised by a percentage, seen before they are taken over', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await page.getByRole('button', { name: 'Preise um Prozent erhöhen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Erhöhung in Prozent').fill('x');
      await expect(dialog).toContainText('Bitte geben Sie Prozent an');
      await dialog.getByLabel('Erhöhung in Prozent').fill('2,5');
      await expect(dialog).toContainText('3 Preise werden erhöht.');
      const rows = dialog.getByRole('row');
      // 9,7475 is rounded half up, and so are 12,55625 and 3,075.
      await expect(rows.nth(1)).toContainText(/9,51.€\s*9,75.€/);
      await expect(rows.nth(2)).toContainText(/12,25.€\s*12,56.€/);
      await expect(rows.nth(3)).toContainText(/3,00.€\s*3,08.€/);
      await shot(page, 'prices-dialog-raise');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await expect(fields(page).nth(2)).toHaveValue('3,08');
      await expect(page.getByText('3 Preise noch nicht gespeichert.')).toBeVisible();
      await page.getByRole('button', { name: 'Verwerfen' }).focus();
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(2)).toHaveValue('3,00');
      // The button goes with what it discards.
      await expect(save(page)).toBeFocused();
    });

    test('of two who save at once the second sees what changed, and loses nothing', async ({
      page,
      browser,
      server,
    }) => {
      await login(page, 'leitung');
      await open(page);
      const other = await (await browser.newContext({ baseURL: server.url, locale: 'de-DE' })).newPage();
      await signIn(other, 'leitung');
      await open(other);
      const before = await fields(other).nth(0).inputValue();
      const told = before === '' ? 'kein eigener Preis' : `${before}.€`;
      await fields(other).nth(0).fill('5');
      await fields(other).nth(1).fill('6');
      await save(other).click();
      await expect(saved(other)).toBeVisible();
      await other.context().close();

      await fields(page).nth(1).fill('7');
      await fields(page).nth(2).fill('8');
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Inzwischen geändert');
      await expect(alert.getByRole('listitem')).toHaveText([new RegExp(`: 5,00.€ \\(vorher: ${told}\\)$`)]);
      const question = alert.getByRole('radiogroup');
      await expect(question).toHaveCount(1);
      const merge = alert.getByRole('button', { name: 'Zusammenführen' });
      await merge.click();
      await expect(question).toContainText('Bitte wählen Sie, welche Angabe gilt.');
      await expect(question.getByLabel(/^Meine Angabe: 7,00.€$/)).toBeFocused();
      await question.getByLabel(/^Angabe von jetzt: 6,00.€$/).check();
      await expect(fields(page).nth(1)).toHaveValue('6,00');
      await question.getByLabel(/^Meine Angabe: 7,00.€$/).check();
      await expect(fields(page).nth(1)).toHaveValue('7');
      await shot(page, 'prices-conflict');
      await merge.click();
      await expect(saved(page)).toBeVisible();
      await page.reload();
      for (const [index, price] of ['5,00', '7,00', '8,00'].entries())
        await expect(fields(page).nth(index)).toHaveValue(price);
    });

    // @spec access-2-34
    test('are all deleted after a question, and come back', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await page.getByRole('button', { name: 'alle Einträge löschen' }).click();
      const question = page.getByRole('dialog', { name: 'Wollen Sie wirklich alles löschen?' });
      await expect(question).toContainText('Alle 3 eigenen Preise');
      await expect(question.getByRole('button', { name: 'Nein' })).toBeFocused();
      await question.getByRole('button', { name: 'Ja' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Alle eigenen Preise sind gelöscht.')).toBeVisible();
      await expect(fields(page).first()).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Die eigenen Preise sind wieder da.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'alle Einträge löschen' })).toBeFocused();
      await page.reload();
      await expect(fields(page).nth(1)).toHaveValue('7,00');
    });

    test('are taken out as CSV, which changes nothing, changed and put in', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'CSV herunterladen' }).click();
      const csv = await readFile((await (await download).path()) as string, 'utf8');
      const upload = async (text: string) => {
        await page.getByRole('button', { name: 'CSV hochladen' }).click();
        const dialog = page.getByRole('dialog', { name: 'Produktpreise: CSV hochladen' });
        await dialog
          .getByLabel('Datei')
          .setInputFiles({ name: 'preise.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
        await dialog.getByRole('button', { name: 'Vorschau' }).click();
        return dialog;
      };
      const same = await upload(csv);
      await expect(same).toContainText('Die Datei ändert nichts.');
      await same.getByRole('button', { name: 'Schließen' }).click();
      const changed = await upload(`${csv.replace(';7,00\r', ';7,77\r')};;;;;;1\r\n`);
      await expect(changed).toContainText('7,00 → 7,77');
      await expect(changed).toContainText('Die Zeile nennt weder id noch PZN.');
      await shot(page, 'prices-dialog-import');
      await changed.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Gespeichert: 1 geändert')).toBeVisible();
      await expect(fields(page).nth(1)).toHaveValue('7,77');
    });

    // @spec access-1-3
    test('are used by the catalogue at once, and by its cart', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      // Its text, not how it is laid out: what lies below the window is not laid out yet.
      const name =
        (await page.locator('.price-product:not([hidden]) h2').first().textContent())?.trim() ?? '';
      await fields(page).first().fill('77,31');
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      await page.goto('/');
      await storeDraft(page, { answers: ANSWERS });
      await page.goto('/products');
      const row = page.getByRole('row').filter({ hasText: '77,31' });
      await expect(row.first()).toBeVisible();
      await row
        .first()
        .getByRole('button', { name: new RegExp(`^Hinzufügen: ${name}`) })
        .click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('main')).toContainText('77,31');
    });

    test('fit a window of any width, and have no finding of axe', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await fields(page).nth(0).fill('1.234,56');
      await fields(page).nth(1).fill('4');
      // What is out of sight is not laid out, and has no size that could be judged.
      await page.evaluate(() => {
        for (const product of document.querySelectorAll<HTMLElement>('.price-product'))
          product.style.contentVisibility = 'visible';
      });
      await expectAccessible(page);
      await expectToFit(page, 'prices');
    });
  });

test('are no matter of who has not the right: not the page, not the file', async ({ page }) => {
  await signIn(page, 'beratung');
  for (const path of ['/settings/3', '/settings/tables/preise']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});
