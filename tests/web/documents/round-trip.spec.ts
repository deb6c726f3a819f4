import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  made,
  mailsTo,
  openDocument,
  openScreen,
  PATIENT,
  PDF_PASSWORD,
  textOfPdf,
} from '../support/documents.ts';
import { ADVISER, PERSON, sign, signing } from '../support/signing.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, login, test } from '../support/test.ts';

const MAIL = 'rundgang@beispiel.example';
/** What only this consultation holds: names, birth date, codes of answers. */
const SECRETS = /Wiesenthal|Hannelore|1950-01-31|31\.01\.1950|"(verlust|toilette|inkontinenz|haut)"/;

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
  await page.getByRole('button', { name: 'Verschlüsselt senden' }).click();
  await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a consultation is signed, sent, opened again, changed and sent, and no request holds an answer', async ({
  page,
  server,
}, info) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openScreen(page, '/offer', { answers: { ...PATIENT, email: MAIL } });
  await openDocument(page, 'Dokumentation');
  await page.getByRole('button', { name: 'Unterschreiben' }).click();
  await sign(page, PERSON);
  await sign(page, ADVISER);
  await signing(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(signing(page)).toHaveCount(0);
  await expect(made(page)).toBeVisible();
  await send(page);
  const before = await storedDraft(page);
  const [first] = mailsTo(server, MAIL);
  const file = info.outputPath('dokumentation.pdf');
  writeFileSync(file, first?.attachment ?? '');
  await page.request.post('/logout');
  await page.evaluate(() => localStorage.clear());

  await login(page, 'beratung');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Folgeberatung: Dokumentation öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dokumentation öffnen' });
  await dialog.getByLabel('PDF der Dokumentation').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Folgeberatung beginnen' }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  const opened = await storedDraft(page);
  expect(opened?.answers).toMatchObject({ lastname: 'Wiesenthal', verlust: 'V2', anamneseType: 'AT2' });
  const products = (draft: typeof opened) =>
    draft?.cart.map((tabs) => tabs.map(({ lines }) => lines.map(({ product, size }) => [product, size])));
  expect(products(opened)).toEqual(products(before));
  // Nobody has signed what is said now.
  expect(opened?.signatures).toBeUndefined();

  await page.goto('/wizard/3');
  await page.getByRole('radio', { checked: false }).first().click();
  await page.goto('/offer');
  await openDocument(page, 'Dokumentation');
  await send(page);
  const mails = mailsTo(server, MAIL);
  expect(mails).toHaveLength(2);
  const text = textOfPdf(mails[1]?.attachment ?? Buffer.alloc(0), PDF_PASSWORD);
  expect(text).toContain('Wiesenthal');
  expect(text).toContain('Folgeberatung');
  expect(sent.some((request) => request.includes('/documents/mail'))).toBe(true);
  for (const request of sent) expect(request).not.toMatch(SECRETS);
});
