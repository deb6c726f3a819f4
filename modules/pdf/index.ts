/** The documents, server part: stored encrypted for a day, mailed, deleted. */
import { PdfSending } from './sending/pdf-sending.entity.ts';
import { StoredPdf } from './storage/stored-pdf.entity.ts';

export { PdfService } from './pdf.service.ts';
export { pdfServices } from './pdf-services.ts';
export { MAX_PDF_BYTES, TOO_LARGE } from './sealing/accepted-file.ts';
export { documentPassword } from './sealing/document-password.ts';
export { pdfMail } from './sending/pdf-mail.ts';
export { storedName } from './storage/stored-name.ts';

/** The entities of this module, for the database. */
export const pdfEntities = [StoredPdf, PdfSending] as const;
