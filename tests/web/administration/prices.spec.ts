import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit, shot } from '../support/shot.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const fields = (page: Page) => page.locator('.price-product:not([hidden]) input');
const states = (page: Page) => page.locator('.price-product:not([hidden]) .price-state');
/** The names of the products shown. Their texts, not how they are laid out: what is out of sight is not laid out. */
const heads = (page: Page) => page.locator('.price-product:not([hidden]) .price-head');
const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });

async function open(page: Page) {
  await page.goto('/settings/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Produktpreise' })).toBeVisible();
  // The scripts bring the products.
  await fields(page).first().waitFor();
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
      await page.getByRole('heading', { level: 1 }).focus();
      let keys = 0;
      const press = async (key: string) => {
        keys += 1;
        await page.keyboard.press(key);
      };
      await press('Tab');
      await press('Enter');
      await expect(fields(page).first()).toBeFocused();
      for (let row = 0; row < 20; row += 1) {
        await press(String((row % 9) + 1));
        await press('Enter');
        await expect(fields(page).nth(row + 1)).toBeFocused();
      }
      await expect(page.getByText('geändert: 20', { exact: true })).toBeVisible();
      await expect(states(page).nth(0)).toHaveText('noch nicht gespeichert');
      await press('Control+s');
      await expect(saved(page)).toBeVisible();
      // A price of 20 rows: issue 30 asks for at most 45 keys.
      expect(keys).toBe(43);
      await expect(fields(page).nth(20)).toBeFocused();
      await expect(states(page).nth(19)).toHaveText('gespeichert');
      await shot(page, 'prices-saved');
      await page.reload();
      await expect(fields(page).nth(0)).toHaveValue('1,00');
      await expect(fields(page).nth(19)).toHaveValue('2,00');
      await clear(page);
    });

    // @spec access-5-10
    test('take nothing but a price, typed or pasted, and say so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await login(page, 'leitung');
      await open(page);
      const [field, state] = [fields(page).first(), states(page).first()];
      await field.focus();
      await page.keyboard.type('-9x,,5');
      await expect(field).toHaveValue('9,5');
      await expect(state).toHaveText('noch nicht gespeichert');
      await page.keyboard.type('.');
      await expect(field).toHaveValue('9,5');
      await expect(page.getByRole('alert')).toHaveText('Hier passt nur ein Komma oder Punkt.');
      await shot(page, 'prices-refused');
      const paste = async (text: string) => {
        await page.evaluate((each) => navigator.clipboard.writeText(each), text);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('ControlOrMeta+v');
      };
      await paste('1.234,56 €');
      await expect(field).toHaveValue('1234,56');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await paste('zwölf Euro');
      await expect(field).toHaveValue('1234,56');
      await expect(page.getByRole('alert')).toHaveText('Hier passen nur Ziffern und ein Komma oder Punkt.');
      await paste('123456789');
      await expect(field).toHaveValue('1234,56');
      await expect(page.getByRole('alert')).toHaveText('Hier passen höchstens 8 Zeichen.');
      await page.keyboard.press('End');
      await page.keyboard.type('789');
      await expect(field).toHaveValue('1234,567');
      await page.keyboard.press('Enter');
      await expect(state).toHaveText('Höchstens zwei Stellen nach dem Komma, wie 9,95.');
      await page.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(field).toHaveValue('');
    });

    // @spec access-5-10
    test('are saved though one of them is wrong, which stays with its message', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('Enter');
      await expect(fields(page).first()).toBeFocused();
      await page.keyboard.type('9,5');
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(0)).toHaveValue('9,50');
      await page.keyboard.type('12.25');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('3,');
      await page.keyboard.press('ArrowUp');
      await expect(fields(page).nth(1)).toBeFocused();
      await expect(page.getByText('geändert: 3, davon nicht lesbar: 1')).toBeVisible();
      await shot(page, 'prices-typed');
      await page.keyboard.press('ControlOrMeta+s');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('2 Preise sind gespeichert. Nicht gespeichert ist:');
      await expect(alert.getByRole('link')).toHaveText(/: Nach dem Komma fehlen die Cent, wie 12,00\.$/);
      await expect(states(page).nth(0)).toHaveText('gespeichert');
      await expect(states(page).nth(1)).toHaveText('gespeichert');
      await expect(fields(page).nth(2)).toHaveValue('3,');
      await expect(page.getByText('geändert: 1, davon nicht lesbar: 1')).toBeVisible();
      await shot(page, 'prices-partly');
      await alert.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(2)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('3');
      await expect(alert).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+s');
      await expect(saved(page)).toBeVisible();
      await page.reload();
      for (const [index, price] of ['9,50', '12,25', '3,00'].entries())
        await expect(fields(page).nth(index)).toHaveValue(price);
    });

    test('are saved though a size of them is gone from the catalogue meanwhile', async ({ page, server }) => {
      await login(page, 'leitung');
      await open(page);
      await page.getByRole('tab', { name: 'Hautpflege' }).click();
      const last = fields(page).last();
      const id = await last.getAttribute('data-price');
      await last.fill('4');
      await fields(page).first().fill('5');
      const db = new DatabaseSync(join(server.folder, 'test.sqlite'));
      db.exec('pragma busy_timeout = 10000');
      const size = db.prepare('select * from product_size where id = ?').get(Number(id)) ?? {};
      db.prepare('delete from product_size where id = ?').run(Number(id));
      try {
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByRole('alert')).toContainText(
          'Ein Preis ist gespeichert. Nicht gespeichert ist:',
        );
        await expect(states(page).last()).toHaveText('Diese Größe gibt es im Katalog nicht.');
        await expect(states(page).first()).toHaveText('gespeichert');
      } finally {
        const names = Object.keys(size);
        db.prepare(
          `insert into product_size (${names.map((name) => `"${name}"`)}) values (${names.map(() => '?')})`,
        ).run(...Object.values(size));
        db.close();
      }
      await page.getByRole('button', { name: 'Verwerfen' }).click();
      await fields(page).first().fill('');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(saved(page)).toBeVisible();
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
      const name = (await heads(page).first().textContent())?.trim() ?? '';
      await page.getByRole('searchbox').fill(name.toUpperCase());
      await expect(heads(page).first()).toHaveText(name);
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
    test('are raised and lowered by a percentage, seen before they are taken over', async ({ page }) => {
      await login(page, 'leitung');
      await open(page);
      await page.getByRole('button', { name: 'Preise um Prozent ändern' }).click();
      const dialog = page.getByRole('dialog');
      const percent = dialog.getByLabel('Um wie viel Prozent');
      await percent.fill('x');
      await expect(dialog).toContainText('Bitte geben Sie Prozent an');
      await percent.fill('2,5');
      await expect(dialog).toContainText('3 Preise werden erhöht.');
      const rows = dialog.getByRole('row');
      // 9,7475 is rounded half up, and so are 12,55625 and 3,075.
      await expect(rows.nth(1)).toContainText(/9,51.€\s*9,75.€/);
      await expect(rows.nth(2)).toContainText(/12,25.€\s*12,56.€/);
      await expect(rows.nth(3)).toContainText(/3,00.€\s*3,08.€/);
      await shot(page, 'prices-dialog-raise');
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: 'senken' }).check({ force: true });
      await expect(dialog).toContainText('3 Preise werden gesenkt.');
      // 9,27225 and 11,94375, and 2,925, half up.
      await expect(rows.nth(1)).toContainText(/9,51.€\s*9,27.€/);
      await expect(rows.nth(2)).toContainText(/12,25.€\s*11,94.€/);
      await expect(rows.nth(3)).toContainText(/3,00.€\s*2,93.€/);
      await percent.fill('100');
      await expect(dialog).toContainText('über 0 und unter 100');
      await percent.fill('2,5');
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await expect(fields(page).nth(2)).toHaveValue('2,93');
      await expect(page.getByText('geändert: 3', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Verwerfen' }).focus();
      await page.keyboard.press('Enter');
      await expect(fields(page).nth(2)).toHaveValue('3,00');
      // The button goes with what it discards.
      await expect(save(page)).toBeFocused();
    });

    test('keep their product in sight while its sizes are scrolled', async ({ page }) => {
      await login(page, 'leitung');
      await page.setViewportSize({ width: 1440, height: 500 });
      await open(page);
      const product = page
        .locator('.price-product')
        .filter({ has: page.locator('tr:nth-child(4)') })
        .first();
      const head = product.locator('.price-head');
      const last = product.locator('input').last();
      await last.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        // So far that the head has left its place.
        scrollBy(0, bottom - 150);
      });
      await expect(head).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('columnheader', { name: 'Eigener Preis in €' })).toBeInViewport({
        ratio: 1,
      });
      await shot(page, 'prices-scrolled');
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
      const name = (await heads(page).first().textContent())?.trim() ?? '';
      await fields(page).first().fill('77,31');
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      await page.goto('/');
      await storeDraft(page, { answers: ANSWERS, presetsOff: ['schweregrad', 'groesse'] });
      await page.goto('/products');
      await page.getByRole('heading', { name, exact: true }).getByRole('button').click();
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
      await fields(page).nth(0).fill('1234,567');
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
