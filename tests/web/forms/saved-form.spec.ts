import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

/** The page as one script; what it calls of the server it has in itself. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/web/forms/saved-form.page.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

let script = '';
const errors: string[] = [];

test.beforeAll(async () => {
  script = await bundle();
});

test.beforeEach(async ({ page }) => {
  errors.length = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('http://forms.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    const body =
      '<!doctype html><html lang="de"><title>Formular</title><script type="module" src="/page.js"></script>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('http://forms.example/');
});

test.afterEach(() => {
  expect(errors, 'the page may not report errors').toEqual([]);
});

interface Server {
  stored: Record<string, unknown> & { version: number };
  file: string | null;
  saves: number;
  offline: boolean;
  slow: Promise<void> | null;
  reading: Promise<void> | null;
}
declare const server: Server;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });
const alert = (page: Page) => page.getByRole('alert');
const stored = (page: Page) => page.evaluate(() => server.stored);
const way = (page: Page) => page.getByRole('status', { name: 'Weg' });
/** Somebody else saves. */
const meanwhile = (page: Page) =>
  page.evaluate(() => {
    server.stored = {
      ...server.stored,
      version: 9,
      Kasse: 'Barmer',
      Pauschale: 2000,
      Gruppe: 'b',
      Beihilfe: false,
    };
  });

test('a form shows what is stored, says what is not saved, and saves it', async ({ page }) => {
  await expect(field(page, 'Pauschale')).toHaveValue('17,85');
  await expect(page.getByLabel('Gruppe')).toHaveValue('a');
  await expect(page.getByLabel('Beihilfe')).toBeChecked();
  await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
  // What is typed and taken back again is no change.
  await field(page, 'Krankenkasse').fill('AOK!');
  await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
  await field(page, 'Krankenkasse').fill('AOK');
  await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
  await field(page, 'Krankenkasse').fill('  AOK Plus ');
  await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
  // Nothing but an amount goes where one is asked for.
  await field(page, 'Pauschale').fill('');
  await field(page, 'Pauschale').pressSequentially('1a8-,5€');
  await expect(field(page, 'Pauschale')).toHaveValue('18,5');
  await page.getByLabel('Gruppe').selectOption('Zweite');
  await page.getByLabel('Beihilfe').uncheck();
  await expect(field(page, 'Pauschale')).toHaveValue('18,50');
  await field(page, 'Pauschale').press('Enter');
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect(await stored(page)).toMatchObject({
    version: 2,
    Kasse: 'AOK Plus',
    Pauschale: 1850,
    Gruppe: 'b',
    Beihilfe: false,
    Notiz: null,
  });
  // As it is stored, without the blanks.
  await expect(field(page, 'Krankenkasse')).toHaveValue('AOK Plus');
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  await expect(field(page, 'Pauschale')).toBeFocused();
  // And once more, from the version that is there now.
  await field(page, 'Notiz').fill('neu');
  await save(page).click();
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect(await stored(page)).toMatchObject({ version: 3, Notiz: 'neu' });
});

test('a form names what is wrong first, and leads there', async ({ page }) => {
  await field(page, 'Krankenkasse').fill(' ');
  await field(page, 'Pauschale').fill('1,2,3');
  await save(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveText(['Die Krankenkasse fehlt.', 'Das ist kein Betrag.']);
  expect(await page.evaluate(() => server.saves)).toBe(0);
  await alert(page).getByRole('link').last().click();
  await expect(field(page, 'Pauschale')).toBeFocused();
  await field(page, 'Pauschale').fill('1,20');
  await expect(alert(page).getByRole('link')).toHaveText(['Die Krankenkasse fehlt.']);
  // What only the server knows counts until it is changed.
  await field(page, 'Krankenkasse').fill('vergeben');
  await save(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveText(['Der Name ist vergeben.']);
  await field(page, 'Notiz').fill('x');
  await expect(alert(page).getByRole('link')).toHaveText(['Der Name ist vergeben.']);
  await field(page, 'Krankenkasse').fill('vergeben?');
  await expect(alert(page)).toHaveCount(0);
});

test('a form leads to what is wrong in the instant it says so, also on a slow computer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await field(page, 'Krankenkasse').fill('vergeben');
  // A user who reads it may begin to type at once: the keys would be lost if the focus moved after that.
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = new MutationObserver(() => {
          const said = document.querySelector('[role=alert]');
          if (said === null) return;
          seen.disconnect();
          resolve(document.activeElement === said);
        });
        seen.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await save(page).click();
  expect(await focused).toBe(true);
});

test('a form is sent once, however often it is pressed, and keeps its width meanwhile', async ({ page }) => {
  await page.evaluate(() => {
    server.slow = new Promise((resolve) => Object.assign(window, { answer: resolve }));
  });
  await field(page, 'Notiz').fill('x');
  const before = await save(page).boundingBox();
  await save(page).click();
  const busy = page.getByRole('button', { name: 'Bitte warten …' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect((await busy.boundingBox())?.width).toBe(before?.width);
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  await page.evaluate(() => (window as never as { answer: () => void }).answer());
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => server.saves)).toBe(1);
});

test('a refused form is sent again at once, while the screen is read again, or without an answer', async ({
  page,
}) => {
  await page.evaluate(() => {
    server.reading = new Promise((resolve) => Object.assign(window, { read: resolve }));
  });
  await field(page, 'Krankenkasse').fill('vergeben');
  await field(page, 'Krankenkasse').press('Enter');
  await expect(alert(page).getByRole('link')).toHaveText(['Der Name ist vergeben.']);
  await expect(save(page)).toBeEnabled();
  await field(page, 'Krankenkasse').fill('Barmer');
  await field(page, 'Krankenkasse').press('Enter');
  await expect.poll(() => page.evaluate(() => server.saves)).toBe(1);
  // Once it is saved, it is busy until it shows what is stored.
  await expect(page.getByRole('button', { name: 'Bitte warten …' })).toBeVisible();
  await page.evaluate(() => (window as never as { read: () => void }).read());
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect(await stored(page)).toMatchObject({ version: 2, Kasse: 'Barmer' });

  // Where the server does not answer, what was typed stays.
  await page.evaluate(() => {
    server.offline = true;
  });
  await field(page, 'Notiz').fill('bleibt');
  await save(page).click();
  await expect(alert(page)).toContainText('Der Server ist gerade nicht erreichbar');
  await expect(alert(page)).toContainText('Ihre Angaben sind noch da.');
  await expect(alert(page)).toBeFocused();
  await expect(field(page, 'Notiz')).toHaveValue('bleibt');
  await page.evaluate(() => {
    server.offline = false;
  });
  await save(page).click();
  await expect(alert(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ Notiz: 'bleibt' });
});

test.describe('what somebody else has saved meanwhile', () => {
  test.beforeEach(async ({ page }) => {
    await meanwhile(page);
    await field(page, 'Krankenkasse').fill('AOK Nord');
    await save(page).click();
    await expect(alert(page)).toContainText('Inzwischen geändert');
    await expect(alert(page)).toBeFocused();
    await expect(field(page, 'Krankenkasse')).toHaveValue('AOK Nord');
    await expect(page.locator('.stored-now')).toHaveText(['Jetzt gespeichert: Barmer']);
    expect(await page.evaluate(() => server.saves)).toBe(0);
  });

  const question = (page: Page) => alert(page).getByRole('radiogroup', { name: 'Krankenkasse' });
  const merge = (page: Page) => page.getByRole('button', { name: 'Zusammenführen' });

  test('stands in what was not touched here, and is asked about where both have changed one field', async ({
    page,
  }) => {
    await expect(alert(page).getByRole('listitem')).toHaveText([
      'Pauschale in €: 20,00\u00a0€ (vorher: 17,85\u00a0€)',
      'Gruppe: Zweite (vorher: Erste)',
      'Beihilfe: nein (vorher: ja)',
    ]);
    await expect(field(page, 'Pauschale')).toHaveValue('20,00');
    await expect(page.getByLabel('Gruppe')).toHaveValue('b');
    await expect(page.getByLabel('Beihilfe')).not.toBeChecked();
    await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
    for (const button of [merge(page), save(page)]) {
      await button.click();
      await expect(question(page)).toContainText('Bitte wählen Sie, welche Angabe gilt.');
      await expect(page.getByLabel('Meine Angabe: AOK Nord')).toBeFocused();
    }
    expect(await page.evaluate(() => server.saves)).toBe(0);
    await page.getByLabel('Angabe von jetzt: Barmer').check();
    await expect(field(page, 'Krankenkasse')).toHaveValue('Barmer');
    await expect(page.locator('.stored-now')).toHaveCount(0);
    await page.getByLabel('Meine Angabe: AOK Nord').check();
    await expect(field(page, 'Krankenkasse')).toHaveValue('AOK Nord');
    await merge(page).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
    expect(await stored(page)).toMatchObject({
      version: 10,
      Kasse: 'AOK Nord',
      Pauschale: 2000,
      Gruppe: 'b',
      Beihilfe: false,
    });
  });

  test('gives way to a value typed afterwards, and is met again after a third person’s save', async ({
    page,
  }) => {
    // A value that is typed afterwards is mine.
    await field(page, 'Krankenkasse').fill('AOK Süd');
    await expect(page.getByLabel('Meine Angabe')).toBeChecked();
    await page.evaluate(() => {
      server.stored = { ...server.stored, version: 12, Notiz: 'dritte', Pauschale: 2100 };
    });
    await merge(page).click();
    await expect(alert(page).getByRole('listitem')).toHaveText([
      'Pauschale in €: 21,00\u00a0€ (vorher: 20,00\u00a0€)',
      'Notiz: dritte (vorher: nichts)',
    ]);
    await expect(question(page)).toHaveCount(0);
    await merge(page).click();
    await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
    expect(await stored(page)).toMatchObject({
      version: 13,
      Kasse: 'AOK Süd',
      Pauschale: 2100,
      Gruppe: 'b',
      Notiz: 'dritte',
    });
  });

  test('takes the place of what was typed', async ({ page }) => {
    await page.getByRole('button', { name: 'Neuen Stand laden' }).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page, 'Krankenkasse')).toHaveValue('Barmer');
    await expect(field(page, 'Pauschale')).toHaveValue('20,00');
    await expect(page.getByLabel('Gruppe')).toHaveValue('b');
    await expect(page.getByLabel('Beihilfe')).not.toBeChecked();
    await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
    await field(page, 'Notiz').fill('danach');
    await save(page).click();
    await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
    expect(await stored(page)).toMatchObject({ version: 10, Kasse: 'Barmer', Notiz: 'danach' });
  });
});

test.describe('a way off the screen', () => {
  const leave = (page: Page) => page.getByRole('button', { name: 'Woandershin' }).click();
  const question = (page: Page) => page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });

  test('is free while nothing is changed, and goes on once changes are saved or discarded', async ({
    page,
  }) => {
    await leave(page);
    await expect(way(page)).toHaveText('geht weiter');
    await field(page, 'Notiz').fill('ungespeichert');
    await leave(page);
    await expect(question(page)).toContainText('AOK Bayern');
    await question(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
    expect(await stored(page)).toMatchObject({ Notiz: 'ungespeichert' });
    await field(page, 'Notiz').fill('verworfen');
    await leave(page);
    await question(page).getByRole('button', { name: 'Verwerfen' }).click();
    await expect(way(page)).toHaveText('geht weiter');
    await expect(field(page, 'Notiz')).toHaveValue('ungespeichert');
    expect(await page.evaluate(() => server.saves)).toBe(1);
    // What is changed after that holds the next one.
    await field(page, 'Notiz').fill('wieder');
    await leave(page);
    await expect(question(page)).toBeVisible();
  });

  test('ends where one goes back, also by Escape, and where changes cannot be saved', async ({ page }) => {
    await field(page, 'Notiz').fill('ungespeichert');
    await leave(page);
    await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(way(page)).toHaveText('bleibt');
    await expect(field(page, 'Notiz')).toHaveValue('ungespeichert');
    await leave(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(way(page)).toHaveText('bleibt');
    await field(page, 'Krankenkasse').fill('');
    await leave(page);
    await question(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(way(page)).toHaveText('bleibt');
    await expect(alert(page)).toBeFocused();
    await field(page, 'Krankenkasse').fill('vergeben');
    await leave(page);
    await question(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(alert(page)).toContainText('Der Name ist vergeben.');
    await expect(way(page)).toHaveText('bleibt');
  });
});

test('a form sends a file along, and refuses one that is not taken', async ({ page }) => {
  const file = page.getByLabel('Datei');
  await expect(file).toHaveAccessibleDescription('CSV, höchstens 1 KB');
  // The words are ours, in whatever language the browser is.
  await expect(page.getByText('Datei wählen', { exact: true })).toBeVisible();
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.alloc(1001, 'x') });
  await expect(page.getByText('„a.csv“ ist zu groß')).toBeVisible();
  const send = page.getByRole('button', { name: 'Senden' });
  await send.click();
  await expect(alert(page)).toContainText('Diese Datei passt nicht.');
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') });
  await send.click();
  await expect.poll(() => page.evaluate(() => server.file)).toBe('a;b');
  // By keyboard, and with name and size of what was chosen.
  const chooser = page.waitForEvent('filechooser');
  await file.press('Enter');
  await (await chooser).setFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.alloc(900, 'x') });
  await expect(page.getByText('b.csv 0,9 KB')).toBeVisible();
  await expect(page.getByText('Andere Datei wählen', { exact: true })).toBeVisible();
});

test('a form holds a list: rows come and go, and what was typed in the others stays', async ({ page }) => {
  const line = (number: number) => page.getByRole('group', { name: `Zeile ${number}` });
  await expect(line(2).getByLabel('Preis')).toHaveValue('2,00');
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await line(3).getByLabel('Name').fill('drei');
  await line(2).getByLabel('Preis').fill('5');
  await line(1).getByRole('button', { name: 'entfernen' }).click();
  await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
  await expect(line(1).getByLabel('Name')).toHaveValue('zwei');
  await save(page).click();
  await expect(alert(page).getByRole('link')).toHaveText(['Das ist kein Betrag.']);
  await alert(page).getByRole('link').click();
  await expect(line(2).getByLabel('Preis')).toBeFocused();
  await page.keyboard.type('7');
  await save(page).click();
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect((await stored(page)).entries).toEqual([
    { Name: 'zwei', Preis: 500 },
    { Name: 'drei', Preis: 700 },
  ]);
  await line(2).getByRole('button', { name: 'entfernen' }).click();
  await line(1).getByLabel('Name').fill('anders');
  await page.getByRole('button', { name: 'Woandershin' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(line(1).getByLabel('Name')).toHaveValue('zwei');
  await expect(line(2).getByLabel('Name')).toHaveValue('drei');
  await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
});

test('a dialogue asks before something is lost, and the safe answer has the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Krankenkasse löschen?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['AOK Bayern', '2 eigene Preise']);
  await expect(dialog.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(way(page)).toHaveText('');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(way(page)).toHaveText('gelöscht');
});
