import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ANSWERS, CART } from './cart.ts';
import type { RunningServer } from './server.ts';
import { openWithDraft } from './stored-draft.ts';

/** The PDF password of the demo's pharmacy (README, demo logins). */
export const PDF_PASSWORD = 'Stadtgarten-2026';

export const PATIENT = {
  ...ANSWERS,
  anamneseType: 'AT1',
  givenname: 'Hannelore',
  lastname: 'Wiesenthal',
  email: 'wiesenthal@beispiel.example',
};

/** Opens a screen of the consultation with a draft. */
export async function openScreen(page: Page, path: string, draft: object = {}, user = 'beratung') {
  await openWithDraft(page, path, { answers: PATIENT, cart: CART, ...draft }, user);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const desk = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
export const paper = (page: Page): Locator => page.getByRole('article', { name: /^Vorschau: / });
export const made = (page: Page): Locator => page.getByText('Das PDF wurde erfolgreich generiert');

/** Opens a document of the summary and waits until it is made. */
export async function openDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Ansehen.*${title}$`) }).click();
  const anyway = page
    .getByRole('dialog', { name: 'Bitte prüfen' })
    .getByRole('button', { name: 'Trotzdem fortfahren' });
  await anyway.or(made(page)).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await expect(made(page)).toBeVisible();
}

/** The readable file that the adviser may save. */
export async function savedPdf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Sichern', exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

/** The text of a PDF as pdftotext reads it, blanks as one. */
export function textOfPdf(bytes: Uint8Array, password?: string): string {
  const key = password === undefined ? [] : ['-upw', password];
  return readWith('pdftotext', [...key, '-layout', '-enc', 'UTF-8', 'FILE', '-'], bytes).replaceAll(
    /\s+/g,
    ' ',
  );
}

/** What qpdf says of the encryption of a PDF. */
export function encryptionOf(bytes: Uint8Array, password: string): string {
  return readWith('qpdf', [`--password=${password}`, '--show-encryption', 'FILE'], bytes);
}

/** What a program says of a PDF; `FILE` stands for its path. Throws where the program ends with an error. */
function readWith(program: string, args: readonly string[], bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'inko-document-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    const given = args.map((arg) => (arg === 'FILE' ? file : arg));
    return execFileSync(program, given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A mail of the outbox with its attachment, as it left the server. */
export interface SentMail {
  readonly source: string;
  readonly attachment: Buffer;
}

/** The mails to an address, in the order in which they were sent. */
export function mailsTo({ folder }: RunningServer, address: string): SentMail[] {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((source) => new RegExp(`^To: .*${address.replaceAll('.', '\\.')}`, 'm').test(source))
    .map((source) => ({ source, attachment: attachmentOf(source) }));
}

function attachmentOf(source: string): Buffer {
  const part = source.slice(source.search(/^Content-Type: application\/pdf/m));
  const [, base64 = ''] = /\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(part) ?? [];
  return Buffer.from(base64.replaceAll(/\s/g, ''), 'base64');
}
