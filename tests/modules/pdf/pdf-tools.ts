import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
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
