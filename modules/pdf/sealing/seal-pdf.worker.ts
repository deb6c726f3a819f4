/** Seals one document outside the server's process. */
export { sealPdf as default } from './seal-pdf.ts';
