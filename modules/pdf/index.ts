/** The documents, server part: kept encrypted for a day, mailed, deleted. */
export { PdfModule } from './pdf.module.ts';
export {
  type EncryptedUpload,
  type PdfMail,
  PdfService,
  type ReadableUpload,
} from './services/pdf.service.ts';
