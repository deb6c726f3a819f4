import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openDocument, openScreen, PDF_PASSWORD, savedPdf } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storedDraft } from '../support/stored-draft.ts';
import { expect, login, test } from '../support/test.ts';

const ACTION = 'Folgeberatung: Dokumentation öffnen';
const READABLE = 'data/fixtures/dokumentation-v1.pdf';
const ENCRYPTED = 'data/fixtures/dokumentation-v1-verschluesselt.pdf';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dokumentation öffnen' });
const card = (page: Page) => page.getByRole('region', { name: /^Aus der Dokumentation vom / });

/** Drops files as the mouse would. */
async function drop(page: Page, target: Locator, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => readFileSync(path).toString('base64'));
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [index, content] of contents.entries()) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], `${index}.pdf`, { type: 'application/pdf' }));
    }
    return transfer;
  }, files);
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
}

async function choose(page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) {
  await page.getByRole('main').getByRole('button', { name: ACTION }).click();
  await dialog(page).getByLabel('PDF der Dokumentation').setInputFiles(file);
}

/** Names and answers that only the consultation of these tests holds. */
const SECRETS = /Wiesenthal|Hannelore|wiesenthal@|1950-01-31/;

test('opens a saved consultation again, and nothing of it is sent', async ({ page }, info) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openScreen(page, '/offer');
  await openDocument(page, 'Dokumentation');
  const file = info.outputPath('dokumentation.pdf');
  writeFileSync(file, await savedPdf(page));
  await page.request.post('/logout');
  await page.evaluate(() => localStorage.clear());

  await login(page, 'beratung');
  await expectToFit(page, 'reopening-home');
  await choose(page, file);
  await expect(dialog(page)).toContainText('Beratung vom');
  await expect(dialog(page)).toContainText('mit Frau W.');
  await dialog(page).getByRole('button', { name: 'Folgeberatung beginnen' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(page.getByRole('radio', { name: 'Folgeberatung' })).toBeChecked();
  await expect(card(page).getByRole('table')).toContainText('Sie zahlen im Monat');
  await expectToFit(page, 'reopening-confirm');
  await expectAccessible(page);

  const open = card(page).getByRole('button', { name: /^Stimmt noch/ });
  const before = await open.count();
  expect(before).toBeGreaterThan(1);
  await open.first().focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(before - 1);
  await expect(open.first()).toBeFocused();
  const { reopened } = (await storedDraft(page)) ?? {};
  expect(reopened?.unconfirmed).toContain('toilette');
  // An answer that is changed is no longer the earlier one.
  await page.goto('/wizard/3');
  const marks = page.getByText(/^vom \d\d\.\d\d\.\d{4}$/);
  await expect(marks.first()).toBeVisible();
  const marked = await marks.count();
  await page.getByRole('radio', { checked: false }).first().click();
  await expect(marks).toHaveCount(marked - 1);
  // What differs stands beside what was said then: on the first screen and on the summary.
  await page.goto('/wizard/0');
  const answers = card(page).getByRole('table', { name: 'Antworten damals und heute' });
  await expect(answers.getByRole('row')).toHaveCount(2);
  await page.goto('/offer');
  const since = page.getByRole('region', { name: /^Seit der Beratung vom / });
  await expect(since).toContainText('1 Antwort geändert, Preise damals und heute');
  await since.getByRole('button', { name: /^Seit der Beratung vom / }).focus();
  await page.keyboard.press('Enter');
  await expect(since.getByRole('table', { name: 'Antworten damals und heute' })).toBeVisible();
  await expect(since.getByRole('table', { name: 'Versorgung damals und heute' })).toContainText(
    'Sie zahlen im Monat',
  );
  await expectToFit(page, 'reopening-summary');
  for (const request of sent) expect(request).not.toMatch(SECRETS);
});

test.describe('without the password of the institution', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test.beforeEach(({ page }) => page.route('**/documents/password', (route) => route.abort()));

  test('asks for the password where the own one does not fit or is not given, takes it by hand, or another file', async ({
    page,
  }) => {
    await login(page, 'beratung');
    await choose(page, ENCRYPTED);
    const password = dialog(page).getByLabel('Passwort des PDFs');
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await page.keyboard.type('ein falsches');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Es wurde nichts geändert.');
    await expect(password).toHaveValue('');
    await password.fill(PDF_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Beratung vom 09.03.2026 mit Frau G.');
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();

    await choose(page, ENCRYPTED);
    await dialog(page).getByRole('button', { name: 'Andere Datei' }).click();
    await dialog(page).getByLabel('PDF der Dokumentation').setInputFiles(READABLE);
    await expect(dialog(page)).toContainText('Beratung vom 09.03.2026');
  });
});

test('a file dropped on the screen is opened, a wrong one changes nothing and is named, and a begun consultation is lost only on purpose', async ({
  page,
}) => {
  await test.step('dropped: one, of several none, an encrypted one', async () => {
    await login(page, 'beratung');
    const target = page.getByRole('main').getByRole('listitem').filter({ hasText: ACTION });
    await expect(target.getByRole('button')).toBeEnabled();
    await drop(page, target, [READABLE, READABLE]);
    await expect(dialog(page).getByLabel('PDF der Dokumentation')).toBeVisible();
    await expect(dialog(page)).not.toContainText('Beratung vom');
    await drop(page, dialog(page).getByText('PDF der Dokumentation', { exact: true }), [READABLE, READABLE]);
    await expect(dialog(page).getByRole('alert')).toContainText('Bitte legen Sie eine einzelne Datei ab.');
    await drop(page, dialog(page).getByText('PDF der Dokumentation', { exact: true }), [READABLE]);
    await expect(dialog(page)).toContainText('Beratung vom 09.03.2026');
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await drop(page, target, [READABLE]);
    await expect(dialog(page)).toContainText('Beratung vom 09.03.2026');
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();

    await choose(page, ENCRYPTED);
    await expect(dialog(page)).toContainText('Beratung vom 09.03.2026 mit Frau G.');
    // All of its products are in the demo's catalogue.
    await expect(dialog(page)).not.toContainText('Nicht mehr im Katalog');
  });
  await test.step('a wrong file, and a begun consultation', async () => {
    await openWithDraft(page, '/', { answers: { lastname: 'Probst', verlust: 'V2' } });
    const before = await storedDraft(page);
    await choose(page, {
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nkein PDF'),
    });
    await expect(dialog(page).getByRole('alert')).toContainText('Es wurde nichts geändert.');
    await expect(dialog(page).getByRole('alert')).toContainText('beschädigt');
    expect(await storedDraft(page)).toEqual(before);
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();

    await choose(page, READABLE);
    await expect(dialog(page)).toContainText('In diesem Browser ist eine Beratung begonnen.');
    const keep = dialog(page).getByRole('button', { name: 'Begonnene Beratung behalten' });
    await keep.click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await storedDraft(page)).toEqual(before);
    await choose(page, READABLE);
    await dialog(page).getByRole('button', { name: 'Löschen und Folgeberatung beginnen' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
    await expect(card(page)).toBeVisible();
    await expect.poll(async () => (await storedDraft(page))?.answers.lastname).not.toBe('Probst');
  });
});
