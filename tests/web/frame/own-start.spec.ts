import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { startProgram } from '../../server/support/program.ts';
import { codeAt } from '../../server/support/totp.ts';
import { freePort } from '../support/free-port.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shot } from '../support/shot.ts';
import { test as base, expect, onServer } from '../support/test.ts';

const FILES = 'tests/own-start';
const NUMBER = /^ND-\d{5}$/;

interface Installation {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Of the vendor's first user. */
  readonly password: string;
}

/** Runs a command as an operator does, and gives what it wrote; it must end well. */
async function inko({ env, folder }: Omit<Installation, 'password'>, ...args: readonly string[]) {
  const program = startProgram('cli', args, env, folder);
  program.child.stdin?.end();
  expect([args, await program.ended, program.stderr()]).toEqual([args, 0, '']);
  return program.stdout();
}

/** Nothing of the demo may help: ids of this installation begin where those of the demo's have long ended. */
function skipIds(file: string): void {
  const database = new DatabaseSync(file);
  for (const table of ['product', 'product_size', 'krankenkasse', 'competitor'])
    for (const statement of [
      'delete from sqlite_sequence where name = ?',
      'insert into sqlite_sequence (name, seq) values (?, 70000)',
    ])
      database.prepare(statement).run(table);
  database.close();
}

/** From an empty folder to a catalogue, as docs/betrieb.md says. */
async function newInstallation(folder: string): Promise<Installation> {
  const file = join(folder, 'inko.sqlite');
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    DATABASE_URL: `sqlite:${file}`,
    OUTBOX_DIR: join(folder, 'outbox'),
    SECRET_KEY: 'of-an-installation-of-its-own-7f3a91c05e',
    VENDOR_NAME: 'Nordlind',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
  };
  const here = { env, folder };
  const names = ['--given-name', 'Maren', '--last-name', 'Lind', '--salutation', 'Frau'];
  const said = await inko(here, 'setup', '--login', 'lind', '--mail', 'lind@nordlind.example', ...names);
  skipIds(file);
  const pictures = join(folder, 'bilder');
  mkdirSync(pictures);
  for (const name of ['nordlind-slip', 'nordlind-pants'])
    writeFileSync(join(pictures, `${name}.jpg`), await jpeg());
  const files = { products: 'produkte', insurers: 'krankenkassen', competitors: 'wettbewerber' };
  for (const [kind, name] of Object.entries({ ...files, recommendations: 'empfehlungen' }))
    await inko(here, 'import', kind, join(process.cwd(), FILES, `${name}.csv`), '--commit');
  // From the setup on, also where the file does not name them.
  expect(await inko(here, 'insurer', 'list', '--filter', 'selbstzahler')).toMatch(
    /^\d+\tSelbstzahler\t.*\tyes\t0\n$/,
  );
  await inko(here, 'import', 'images', pictures, '--commit');
  expect(await inko(here, 'recommendations', 'check')).toBe(
    'ok\trecommendations\t576 keys, 576 of them with products (100 %)\n',
  );
  const [password = ''] = /\w{4}(-\w{4}){3}/.exec(said) ?? [];
  return { ...here, password };
}

/** The product on an installation of its own. */
interface InstalledServer extends RunningServer {
  readonly installation: Installation;
}

async function startInstalled(): Promise<InstalledServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-own-start-'));
  const installation = await newInstallation(folder);
  const { env } = installation;
  const server = await startServer({ ...env, PORT: new URL(env.PUBLIC_URL ?? '').port });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop, installation };
}

const test = base.extend<{ installed: InstalledServer }>({
  installed: onServer(({ servers }, { file }) => servers.ownOf(file, startInstalled)),
  server: ({ installed }, use) => use(installed),
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await button(page, 'Anmelden').click();
}

/** Replaces an initial password. */
async function choosePassword(page: Page, password: string): Promise<void> {
  await expect(page).toHaveTitle(/^Neues Passwort vergeben/);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/createPassword');
}

async function setUpSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  await page.getByText('Sie können das Bild nicht scannen?').click();
  const secret = (await page.locator('.secret-text').textContent()) ?? '';
  await page.getByLabel('Code aus der App (6 Ziffern)').fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Codes sind aufbewahrt – weiter' }).click();
}

/** The vendor's staff adds the first customer; gives the login of its main user. */
async function addInstitution(page: Page): Promise<{ name: string; password: string }> {
  await page.goto('/cms/0');
  await button(page, 'Einverstanden').click();
  await button(page, 'Institution hinzufügen').click();
  const adding = page.getByRole('dialog', { name: 'Institution hinzufügen' });
  for (const [label, text] of [
    [/^Name/, 'Apotheke am Deich'],
    [/^Kundennummer/, '530118'],
    [/^Straße/, 'Deichweg'],
    [/^Hausnummer/, '2'],
    [/^PLZ/, '25813'],
    [/^Ort/, 'Husum'],
    [/^Vorname/, 'Birte'],
    [/^Nachname/, 'Hansen'],
    [/^E-Mail/, 'hansen@apotheke.example'],
  ] as const)
    await adding.getByRole('textbox', { name: label }).fill(text);
  await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
  await adding.getByRole('combobox', { name: /^Vertriebsweg/ }).selectOption('20');
  await button(adding, 'Speichern').click();
  const added = page.getByRole('dialog', { name: 'Institution hinzugefügt' });
  await expect(added).toContainText('birte.hansen');
  return { name: 'birte.hansen', password: (await added.locator('code').textContent()) ?? '' };
}

test('the second catalogue shares no name and no number with the demo’s', () => {
  const lines = (path: string) => readFileSync(path, 'utf8').replace('\ufeff', '').split(/\r?\n/).slice(1);
  const cells = (path: string) => new Set(lines(path).flatMap((line) => line.split(';').slice(1, 9)));
  const demo = cells('data/catalogue/produkte.csv');
  const own = lines(`${FILES}/produkte.csv`).flatMap((line) => {
    const [, number = '', name, , , , pzn, ean, hmv] = line.split(';');
    return NUMBER.test(number) ? [{ name, own: [number, name, pzn, ean, hmv] }] : [];
  });
  expect(new Set(own.map(({ name }) => name)).size).toBe(40);
  expect(own.flatMap((row) => row.own).filter((cell) => cell !== '' && demo.has(String(cell)))).toEqual([]);
});

// @spec access-2-55
test('an empty database becomes a first consultation with a catalogue of its own', async ({
  page,
  browser,
  baseURL,
  installed,
}) => {
  await logIn(page, 'lind', installed.installation.password);
  await setUpSecondFactor(page);
  await choosePassword(page, 'Kiefern-Watt-41');
  const login = await addInstitution(page);

  const counter = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })).newPage();
  await logIn(counter, login.name, login.password);
  await choosePassword(counter, 'Deich-Schafe-93');
  await counter.getByRole('button', { name: 'Einverstanden' }).click();
  await button(counter, 'Beratung beginnen').click();
  await counter.getByRole('combobox', { name: /Krankenkasse/ }).fill('Talg');
  await counter.getByRole('option', { name: 'Talgrund BKK', exact: true }).click();
  await expect(counter.getByText('Musterkasse')).toHaveCount(0);
  for (const [name, text] of [
    ['Tag', '31'],
    ['Monat', '01'],
    ['Jahr', '1950'],
  ] as const)
    await counter.getByLabel(name, { exact: true }).fill(text);
  const choose = (name: string) => counter.getByRole('radio', { name, exact: true }).check();
  await choose('Urininkontinenz');
  await button(counter, 'Anamnese starten').click();
  await choose('Frau');
  await button(counter, 'weiter').click();
  await choose('Mittel');
  await button(counter, 'weiter').click();
  await choose('1 bis 1,5 Liter');
  await button(counter, 'weiter').click();
  await choose('Nein, nicht selbständig');
  await choose('Die versicherte Person mit Hilfe');
  await choose('M');
  await button(counter, 'Empfehlung anzeigen').click();

  // What is recommended, with its picture, is of this catalogue alone.
  const first = counter.getByRole('checkbox', { name: /^(Nordlind|Brisena) / }).first();
  await expect(first).toBeVisible();
  await expect(counter.getByRole('main')).not.toContainText(/Valdumea|Tavenor/);
  await shot(counter, 'own-start');
});
