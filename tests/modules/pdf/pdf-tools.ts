import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { missingPdfTools } from '../../../scripts/found.mjs';

/** Runs tests that read PDFs with other people's programs; skipped, with the reason, where one is missing. */
export function describeWithPdfTools(name: string, tests: () => void): void {
  const missing: string[] = missingPdfTools();
  const reason = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')} not found)`;
  describe.skipIf(missing.length > 0)(`${name}${reason}`, tests);
}

/** What a program says of a PDF; `FILE` stands for its path. Throws where the program ends with an error. */
export function readWith(program: string, args: readonly string[], bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'inko-pdf-'));
  const file = join(folder, 'document.pdf');
  try {
    writeFileSync(file, bytes);
    const given = args.map((arg) => (arg === 'FILE' ? file : arg));
    return execFileSync(program, given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a PDF as it stands on its pages, composed (NFC). */
export function textOf(bytes: Uint8Array): string {
  return readWith('pdftotext', ['-layout', '-enc', 'UTF-8', 'FILE', '-'], bytes).normalize('NFC');
}

/** What qpdf makes of a PDF. */
export function byQpdf(args: readonly string[], bytes: Uint8Array): Buffer {
  const command = `qpdf ${args.map((arg) => `'${arg}'`).join(' ')} "$0" - | base64`;
  return Buffer.from(readWith('sh', ['-c', command, 'FILE'], bytes), 'base64');
}

/** Expects of a PDF that qpdf reads it with its password and knows it for AES-256 of revision 6, and not without. */
export function expectSealed(bytes: Uint8Array, password: string): void {
  const shown = readWith('qpdf', [`--password=${password}`, '--show-encryption', 'FILE'], bytes);
  expect(shown).toContain('R = 6');
  expect(shown).toMatch(/stream encryption method: AESv3/);
  expect(shown).toMatch(/string encryption method: AESv3/);
  expect(() => readWith('qpdf', ['--password=falsch', '--check', 'FILE'], bytes)).toThrow();
  expect(() => readWith('qpdf', ['--check', 'FILE'], bytes)).toThrow();
  expect(readWith('qpdf', [`--password=${password}`, '--check', 'FILE'], bytes)).toContain(
    'No syntax or stream encoding errors',
  );
}
