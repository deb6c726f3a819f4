import type { KillReason } from '#platform';
import { DomainError } from '#platform/domain';
import { MAX_PDF_BYTES, TOO_LARGE } from './pdf-limit.ts';
import type { SealRefusal } from './seal-pdf.ts';

/** @throws DomainError `invalid` if it is too large or does not begin as a PDF */
export function requirePdf(pdf: Uint8Array): void {
  if (pdf.byteLength > MAX_PDF_BYTES) throw badFile(TOO_LARGE);
  const head = Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, 1_024));
  if (!head.includes('%PDF-')) throw badFile('Die Datei ist kein PDF.');
}

/** Why a document is refused; `time` and `memory`: reading was aborted. */
export type FileRefusal = SealRefusal | KillReason;

const REFUSED: Readonly<Record<FileRefusal, string>> = {
  readable: 'Das PDF ist nicht verschlüsselt und wird deshalb nicht angenommen.',
  weak: 'Das PDF ist nicht durchgehend mit AES-256 (Revision 6) verschlüsselt und wird deshalb nicht angenommen.',
  'other-password': 'Das PDF ist mit einem anderen Passwort verschlüsselt. Bitte erstellen Sie es neu.',
  broken: 'Die Datei ist kein lesbares PDF.',
  time: 'Das Lesen des PDF dauert zu lange. Es wird deshalb nicht angenommen.',
  memory: 'Das Lesen des PDF braucht zu viel Speicher. Es wird deshalb nicht angenommen.',
};

/** The refusal of a document. */
export function refusalOf(reason: FileRefusal): DomainError {
  return badFile(REFUSED[reason]);
}

function badFile(message: string): DomainError {
  return new DomainError('invalid', message, { data: message });
}
