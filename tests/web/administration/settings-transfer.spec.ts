import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openDocument, openScreen, PATIENT, paper, savedPdf, textOfPdf } from '../support/documents.ts';
import { loaded } from '../support/prefetched.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

// What the browser itself says of a file that is refused.
test.use({ expectedErrors: /status of 400/ });

const NAMES = 'Namen der Beratenden';
const field = (page: Page) => page.getByLabel(/^Datei mit Einstellungen/);
const show = (page: Page) => page.getByRole('button', { name: 'Unterschied anzeigen' });
const jsonFile = (content: unknown) => ({
  name: 'einstellungen.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

async function open(page: Page) {
  await page.goto('/settings/transfer');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen sichern' })).toBeVisible();
  await loaded(page);
}

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Einstellungen herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^einstellungen-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

test.describe.configure({ mode: 'serial' });

// @spec access-2-35
test('the settings of an institution keep the names of its advisers, one of which stands in consultation and documents', async ({
  page,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/0');
  const names = page.getByLabel(new RegExp(`^${NAMES}`));
  await names.fill('Ada Kern\n\nDr. Béla Vogt\n');
  await page.getByRole('button', { name: 'speichern', exact: true }).click();
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(names).toHaveValue('Ada Kern\nDr. Béla Vogt');

  await page.goto('/wizard/0');
  const adviser = page.getByRole('combobox', { name: 'Beraterin oder Berater' });
  // The name of the login is none of the list.
  await expect(adviser).toHaveValue('');
  await adviser.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText(['Ada Kern', 'Dr. Béla Vogt']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(adviser).toHaveValue('Dr. Béla Vogt');
  await adviser.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(adviser).toHaveValue('Dr. Béla Vogt');

  await openScreen(page, '/offer', { answers: { ...PATIENT, member: 'Dr. Béla Vogt' } }, 'leitung');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page)).toContainText('Beraten durch: Dr. Béla Vogt');
  expect(textOfPdf(await savedPdf(page))).toContain('Beraten durch: Dr. Béla Vogt');
});

// @spec access-2-36
test('the settings of an institution are taken out, changed, looked through and taken over by keyboard', async ({
  page,
}) => {
  await signIn(page, 'leitung');
  await page.goto('/settings/0');
  await page
    .getByRole('navigation', { name: 'Einstellungen' })
    .getByRole('link', { name: 'Sichern und übertragen' })
    .click();
  const file = await exported(page);
  expect(file.contact.Beraternamen).toEqual(['Ada Kern', 'Dr. Béla Vogt']);

  await field(page).setInputFiles(
    jsonFile({
      ...file,
      contact: { ...file.contact, Beraternamen: ['Ada Kern'], Telefon: '0761 900' },
      method: file.method === 'C' ? 'A' : 'C',
      prices: [{ Artikelnummer: 'GIBT-ES-NICHT', Preis: '1.00' }],
    }),
  );
  await show(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Datei vom / })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText('Diese Artikelnummer gibt es im Katalog nicht: GIBT-ES-NICHT.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: NAMES })).toHaveText(
    `${NAMES}jetzt: Ada Kern, Dr. Béla Vogtdanach: Ada Kern`,
  );
  await page.getByRole('button', { name: 'Übernehmen' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Einstellungen übernehmen?' });
  await expect(question.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await expect(question).toContainText('Kontaktdaten: 2 Änderungen');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Übernehmen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Einstellungen sind übernommen.')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await exported(page)).toMatchObject({
    contact: { Beraternamen: ['Ada Kern'], Telefon: '0761 900' },
    prices: [],
  });

  // Those of another institution are said to be that.
  await open(page);
  await field(page).setInputFiles(
    jsonFile({ ...file, institution: { Name: 'Sanitätshaus Nord', Kundennummer: '999999' } }),
  );
  await show(page).click();
  await expect(
    page.getByText('Diese Datei stammt von einer anderen Institution: Sanitätshaus Nord.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Einstellungen einer anderen Institution übernehmen?' }),
  ).toBeVisible();
});
