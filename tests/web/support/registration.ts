import { expect, type Page } from '@playwright/test';

/** A password that keeps the rule. */
export const NEW_PASSWORD = 'Brunnen-2026!';

let count = 0;

/** Who registers in a test; another mail address each time. */
export function newcomer(changes: Readonly<Record<string, string>> = {}) {
  count += 1;
  return {
    Name: 'Apotheke am Fluss',
    Straße: 'Elbweg',
    Hausnummer: '4',
    PLZ: '01067',
    Ort: 'Dresden',
    Vorname: 'Ida',
    // A name has no figures; each is another one.
    Nachname: `Öztürk ${inLetters(process.pid)}-${inLetters(count)}`,
    'E-Mail': `ida.${process.pid}.${count}@fluss.example`,
    ...changes,
  };
}

const inLetters = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');

/** A field by its label alone: the star and the word for required ones stand behind it. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?( \\(Pflichtfeld\\))?$`) });

const ADDRESS = ['Name', 'Straße', 'Hausnummer', 'PLZ', 'Ort'] as const;

type Newcomer = ReturnType<typeof newcomer>;

/** Fills in the first step and goes on. */
async function giveAddress(page: Page, who: Newcomer): Promise<void> {
  await page.getByLabel('Ich habe keine Kundennummer').check();
  for (const label of ADDRESS) await field(page, label).fill(who[label]);
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzerdaten' })).toBeVisible();
}

/** Fills in the second step and goes on. */
export async function giveUser(page: Page, who: Newcomer): Promise<void> {
  await page.getByRole('radio', { name: 'Frau' }).check();
  await field(page, 'Vorname').fill(who.Vorname);
  await field(page, 'Nachname').fill(who.Nachname);
  await field(page, 'E-Mail').fill(who['E-Mail']);
  await field(page, 'E-Mail wiederholen').fill(who['E-Mail']);
  await page.getByRole('button', { name: 'weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort' })).toBeVisible();
}

/** Types the password twice; sending is the test's. */
export async function givePassword(page: Page, password = NEW_PASSWORD, repeated = password): Promise<void> {
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(repeated);
}

/** Walks to the last step with everything filled in. */
export async function fillIn(page: Page, who: Newcomer): Promise<void> {
  await page.goto('/register1');
  await giveAddress(page, who);
  await giveUser(page, who);
  await givePassword(page);
}

export const send = (page: Page) => page.getByRole('button', { name: 'registrieren' }).click();
