/** The documents, server part: kept encrypted for a day, mailed, deleted. */
import { PdfSending } from './entities/pdf-sending.entity.ts';
import { StoredPdf } from './entities/stored-pdf.entity.ts';

export { MAX_PDF_BYTES, TOO_LARGE } from './files/accepted-file.ts';
export { documentPassword } from './files/document-password.ts';
export { storedName } from './files/stored-name.ts';
export { PdfModule } from './pdf.module.ts';
export { type EncryptedUpload, PdfService, type ReadableUpload } from './services/pdf.service.ts';
export { type PdfMail, pdfMail } from './services/pdf-mail.ts';
export { PdfSending, StoredPdf };

/** The entities of this module, for the database. */
export const pdfEntities = [StoredPdf, PdfSending] as const;
