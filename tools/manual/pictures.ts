/**
 * Takes the pictures of the user manual from the built product with its demo data: run by `tools/manual/manual.mjs`.
 * The people in them do not exist.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/found.mjs';
import { PASSWORD, startServer } from '../../tests/web/support/server.ts';

/** The folder of the manual's pictures; that of README.md lies above it. */
const FOLDER = 'docs/handbuch';
/** A tablet in landscape, in CSS pixels. */
const VIEWPORT = { width: 1180, height: 760 };

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Takes the visible screen or the given part of it, reduced to 128 colours. */
async function take(page: Page, name: string, part?: ReturnType<Page['locator']>): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const path = join(FOLDER, `${name}.png`);
  if (part === undefined) await page.screenshot({ path, animations: 'disabled' });
  else await part.screenshot({ path, animations: 'disabled' });
  const { status } = spawnSync('convert', [path, '-colors', '128', '-strip', `PNG8:${path}`], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('ImageMagick (convert) is needed.');
}

async function visitor(page: Page): Promise<void> {
  await page.goto('/welcome');
  await take(page, 'start');
  await page.goto('/register1?version=0');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'registrierung');
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill('beratung');
  await take(page, 'anmeldung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await press(page, 'Anmelden');
  await page.waitForURL((url) => url.pathname === '/');
  await take(page, 'startseite');
}

async function anamnesis(page: Page): Promise<void> {
  await press(page, 'Beratung beginnen');
  await page.waitForURL('**/wizard/0');
  await page.getByRole('combobox', { name: /Krankenkasse/ }).fill('Musterkasse');
  await page.getByRole('option', { name: 'Musterkasse Mitte', exact: true }).click();
  await page.getByLabel('Tag', { exact: true }).fill('31');
  await page.getByLabel('Monat', { exact: true }).fill('01');
  await page.getByLabel('Jahr', { exact: true }).fill('1950');
  await choose(page, 'Urininkontinenz');
  await take(page, 'beratung');
  await press(page, 'Anamnese starten');
  await page.waitForURL('**/wizard/1');
  await choose(page, 'Frau');
  await page.getByLabel('Vorname', { exact: true }).fill('Erika');
  await page.getByLabel('Nachname', { exact: true }).fill('Sommer');
  await press(page, 'weiter');
  await page.waitForURL('**/wizard/2');
  await choose(page, 'Mittel');
  await take(page, 'anamnese');
  await press(page, 'weiter');
  await page.waitForURL('**/wizard/3');
  await choose(page, '1 bis 1,5 Liter');
  await press(page, 'weiter');
  await page.waitForURL('**/wizard/4');
  await choose(page, 'Nein, nicht selbständig');
  await choose(page, 'Mit Hilfe oder durch andere');
  await choose(page, 'M');
  await press(page, 'Empfehlung anzeigen');
  await page.waitForURL('**/recommendations');
}

async function care(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Valdumea Vorlage Plus + Fixierhose', exact: true }).waitFor();
  await take(page, 'empfehlung');
  await press(page, 'Versorgung berechnen');
  await page.waitForURL('**/cart');
  await page.getByRole('tab', { name: /^Wunschversorgung \d/ }).click();
  await page.getByRole('article').first().waitFor();
  await take(page, 'rechner');
  // The one of README.md.
  await take(page, '../screenshot');
  await press(page, 'Vorschläge vergleichen');
  await page.waitForURL('**/cart?*');
  await take(page, 'vergleich');
  await page.goto('/products');
  await page.getByRole('checkbox', { name: 'Slip', exact: true }).check();
  await take(page, 'katalog');
}

async function closing(page: Page): Promise<void> {
  await page.goto('/offer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'zusammenfassung');
  await page.goto('/myAccount');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'konto');
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: VIEWPORT,
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await visitor(page);
  await anamnesis(page);
  await care(page);
  await closing(page);
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('A Chromium is needed.');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
