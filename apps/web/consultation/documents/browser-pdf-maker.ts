import { PdfMaker } from './pdf-maker.ts';

/** The one worker of this window. */
export const pdfMaker = new PdfMaker(
  () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }),
);
