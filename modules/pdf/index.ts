/** The documents, server part: kept encrypted for a day, mailed, deleted. */
import { PdfSending } from './entities/pdf-sending.entity.ts';
import { StoredPdf } from './entities/stored-pdf.entity.ts';

export { MAX_PDF_BYTES, TOO_LARGE } from './files/accepted-file.ts';
export { documentPassword } from './files/document-password.ts';
export { storedName } from './files/stored-name.ts';
export { pdfServices } from './pdf-services.ts';
export { PdfService } from './services/pdf.service.ts';
export { pdfMail } from './services/pdf-mail.ts';

/** The entities of this module, for the database. */
export const pdfEntities = [StoredPdf, PdfSending] as const;
