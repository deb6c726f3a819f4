import { DomainError } from '#platform/domain';

/** Largest document that is taken. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** What is said of a larger one. */
export const TOO_LARGE = 'Das PDF ist größer als 10 MB.';

/** @throws DomainError `invalid` for what is too large or does not even begin as a PDF */
export function requirePdf(pdf: Uint8Array): void {
  if (pdf.byteLength > MAX_PDF_BYTES) throw badFile(TOO_LARGE);
  const head = Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, 1_024));
  if (!head.includes('%PDF-')) throw badFile('Die Datei ist kein PDF.');
}

/**
 * @throws DomainError `invalid` for a readable PDF, one that is encrypted more weakly than AES-256 of revision 6,
 *   and one that does not open with the password
 */
export async function requireEncrypted(pdf: Uint8Array, password: string): Promise<void> {
  const { readEncryption } = await import('./read-encryption.ts');
  const { opensRevision6 } = await import('./pdf-password.ts');
  const encryption = readEncryption(pdf);
  if (encryption === null)
    throw badFile('Das PDF ist nicht verschlüsselt und wird deshalb nicht angenommen.');
  if (!encryption.strong)
    throw badFile(
      'Das PDF ist nicht mit AES-256 (Revision 6) verschlüsselt und wird deshalb nicht angenommen.',
    );
  if (!opensRevision6(password, encryption.u))
    throw badFile(
      'Das PDF ist nicht mit dem Passwort aus den Kontaktdaten verschlüsselt. Bitte erstellen Sie es neu.',
    );
}

function badFile(message: string): DomainError {
  return new DomainError('invalid', message, { data: message });
}
