import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  addInstitution,
  advise,
  button,
  choosePassword,
  type InstalledServer,
  logIn,
  setUpSecondFactor,
  startInstalled,
} from '../support/installation.ts';
import { test as base, expect, onServer } from '../support/test.ts';

const test = base.extend<{ installed: InstalledServer }>({
  installed: onServer(({ servers }, { file }) => servers.ownOf(file, () => startInstalled())),
  server: ({ installed }, use) => use(installed),
});

const guide = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The step that the list emphasises; by its name. */
const nextStep = (page: Page, list: string, name: string) =>
  guide(page, list).getByRole('listitem').filter({ hasText: 'als Nächstes' }).filter({ hasText: name });

/** Follows the emphasised step of the vendor's list, which must be the named one. */
async function follow(page: Page, name: string, way: string): Promise<void> {
  await page.goto('/cms');
  await nextStep(page, 'Ersteinrichtung', name).getByRole('link', { name: way, exact: true }).click();
}

async function upload(page: Page, file: string): Promise<void> {
  await button(page, 'CSV hochladen').click();
  const dialog = page.getByRole('dialog', { name: /CSV hochladen$/ });
  await dialog
    .getByLabel('Datei')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: readFileSync(`tests/own-start/${file}`) });
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gespeichert: /)).toBeVisible();
}

// @spec access-2-61 access-2-62
// @spec access-2-55
test('an empty production comes to a first consultation by the web alone, led by the lists', async ({
  page,
  browser,
  baseURL,
  installed,
}) => {
  await logIn(page, 'lind', installed.installation.password);
  await setUpSecondFactor(page);
  await choosePassword(page, 'Kiefern-Watt-41');
  await button(page, 'Einverstanden').click();

  // While nobody can be advised, the administration begins with the list.
  await page.goto('/cms');
  await expect(page).toHaveURL(/\/cms\/8$/);
  await expect(guide(page, 'Ersteinrichtung')).toContainText('1 von 10 erledigt');

  await follow(page, 'Ihre Kontaktdaten', 'Kontaktdaten eintragen');
  for (const [label, text] of [
    [/^Straße/, 'Kiefernweg'],
    [/^Hausnummer/, '4'],
    [/^PLZ/, '24103'],
    [/^Ort/, 'Kiel'],
    [/^Telefon/, '0431 900100'],
    [/^E-Mail/, 'service@nordlind.example'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await button(page, 'speichern').click();
  await expect(page.getByText('Erfolgreich gespeichert').first()).toBeVisible();

  await follow(page, 'Krankenkassen', 'Krankenkassen eintragen');
  await upload(page, 'krankenkassen.csv');
  await follow(page, 'Produkte', 'Produkte eintragen');
  await expect(page.getByText(/^Noch steht hier kein Produkt\./)).toBeVisible();
  await expect(page.getByText('Kein Produkt passt zu dieser Suche.')).toHaveCount(0);
  await upload(page, 'produkte.csv');
  await follow(page, 'Empfehlungen', 'Empfehlungen prüfen');
  await upload(page, 'empfehlungen.csv');
  await follow(page, 'Erste Institution', 'Institution anlegen');
  await button(page, 'Erste Institution hinzufügen').click();
  const login = await addInstitution(page);

  // Now it begins with the customers again, and the rest may wait.
  await page.goto('/cms');
  await expect(page).toHaveURL(/\/cms\/0$/);
  await page.goto('/cms/8');
  await expect(nextStep(page, 'Ersteinrichtung', 'Bilder der Produkte')).toContainText(
    /^.*0 von \d+ Produkten/,
  );
  await expect(guide(page, 'Ersteinrichtung')).toContainText('6 von 10 erledigt');
  await button(page, 'Liste ausblenden').click();
  await expect(guide(page, 'Ersteinrichtung')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await button(page, 'Ersteinrichtung zeigen (4 offen)').click();
  await expect(guide(page, 'Ersteinrichtung')).toBeVisible();

  const counter = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })).newPage();
  await logIn(counter, login.name, login.password);
  await choosePassword(counter, 'Deich-Schafe-93');
  await button(counter, 'Einverstanden').click();
  await button(counter, 'Überspringen').click();
  const first = guide(counter, 'Erste Schritte');
  await expect(first).toContainText('0 von 5 erledigt');
  await nextStep(counter, 'Erste Schritte', 'Kontaktdaten')
    .getByRole('link', { name: 'Kontaktdaten ergänzen' })
    .click();
  await counter.getByRole('textbox', { name: /^Telefon/ }).fill('04841 900200');
  await button(counter, 'speichern').click();
  await expect(counter.getByText('Erfolgreich gespeichert').first()).toBeVisible();
  await counter.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Startseite' }).click();
  await expect(first).toContainText('1 von 5 erledigt');
  for (const [name, done] of [
    ['Krankenkassen', 2],
    ['Produktpreise', 3],
  ] as const) {
    await button(nextStep(counter, 'Erste Schritte', name), /^So lassen/).click();
    await expect(first).toContainText(`${done} von 5 erledigt`);
    await expect(first.getByRole('heading', { level: 2 })).toBeFocused();
  }
  await nextStep(counter, 'Erste Schritte', 'Berechnungsmethode').getByRole('link').click();
  await expect(counter).toHaveURL(/\/settings\/4$/);
  await counter.goBack();

  // It is put away by its reader, and comes back from the account.
  await button(counter, 'Liste ausblenden').click();
  await expect(first).toHaveCount(0);
  await counter.goto('/myAccount');
  await button(counter, 'Auf der Startseite zeigen').click();
  await expect(counter.getByText('Die ersten Schritte stehen auf der Startseite.')).toBeVisible();
  await counter.goto('/');
  await expect(first).toBeVisible();
  await advise(counter);
});
