import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { startProgram } from '../../server/support/program.ts';
import { codeAt } from '../../server/support/totp.ts';
import { freePort } from './free-port.ts';
import { type RunningServer, startServer } from './server.ts';

/** An installation of its own, as an operator makes it: production, without the demo. */
interface Installation {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Initial password of the vendor's first user, `lind`. */
  readonly password: string;
}

/** Runs a command as an operator does, and gives what it wrote; it must end well. */
async function inko(
  { env, folder }: Pick<Installation, 'env' | 'folder'>,
  ...args: readonly string[]
): Promise<string> {
  const program = startProgram('cli', args, env, folder);
  program.child.stdin?.end();
  expect([args, await program.ended, program.stderr()]).toEqual([args, 0, '']);
  return program.stdout();
}

async function setUp(folder: string): Promise<Installation> {
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    DATABASE_URL: `sqlite:${join(folder, 'inko.sqlite')}`,
    OUTBOX_DIR: join(folder, 'outbox'),
    SECRET_KEY: 'of-an-installation-of-its-own-7f3a91c05e',
    VENDOR_NAME: 'Nordlind',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
  };
  const names = ['--given-name', 'Maren', '--last-name', 'Lind', '--salutation', 'Frau'];
  const login = ['--login', 'lind', '--mail', 'lind@nordlind.example'];
  const said = await inko({ env, folder }, 'setup', ...login, ...names);
  const [password = ''] = /\w{4}(-\w{4}){3}/.exec(said) ?? [];
  return { env, folder, password };
}

/** The product on an installation of its own. */
export interface InstalledServer extends RunningServer {
  readonly installation: Installation;
}

/** Sets up an empty installation as docs/setup.md says, and starts the product on it. */
export async function startInstalled(): Promise<InstalledServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-own-start-'));
  const installation = await setUp(folder);
  const { env } = installation;
  const server = await startServer({ ...env, PORT: new URL(env.PUBLIC_URL ?? '').port });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop, installation };
}

/** A button by its whole name. */
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

/** Logs in as a person does whose first screen asks for something else than the frame. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await button(page, 'Anmelden').click();
}

/** Replaces an initial password. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await expect(page).toHaveTitle(/^Neues Passwort vergeben/);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/createPassword');
}

/** Sets up the second factor that the vendor's staff has in production. */
export async function setUpSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  await page.getByText('Sie können das Bild nicht scannen?').click();
  const secret = (await page.locator('.secret-text').textContent()) ?? '';
  await page.getByLabel('Code aus der App (6 Ziffern)').fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Codes sind aufbewahrt – weiter' }).click();
}

/** Fills in the open dialogue of a new institution; gives the login of its main user. */
export async function addInstitution(page: Page): Promise<{ name: string; password: string }> {
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

/** Advises somebody with the second catalogue, from the home page to what is recommended. */
export async function advise(page: Page): Promise<void> {
  await button(page, 'Beratung beginnen').click();
  await page.getByRole('combobox', { name: /Krankenkasse/ }).fill('Talg');
  await page.getByRole('option', { name: 'Talgrund BKK', exact: true }).click();
  for (const [name, text] of [
    ['Tag', '31'],
    ['Monat', '01'],
    ['Jahr', '1950'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(text);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  await choose('Urininkontinenz');
  await button(page, 'Anamnese starten').click();
  await choose('Frau');
  await button(page, 'weiter').click();
  await choose('Mittel');
  await button(page, 'weiter').click();
  await choose('1 bis 1,5 Liter');
  await button(page, 'weiter').click();
  await choose('Nein, nicht selbständig');
  await choose('Mit Hilfe oder durch andere');
  await choose('M');
  await button(page, 'Empfehlung anzeigen').click();
  await expect(page.getByRole('checkbox', { name: /^(Nordlind|Brisena) / }).first()).toBeVisible();
}
