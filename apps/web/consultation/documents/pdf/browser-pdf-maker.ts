import { presentPictures } from '../../../connection/pictures/product-pictures.ts';
import { PdfMaker } from './pdf-maker.ts';
import type { DocumentOrder, MadeDocument } from './worker-messages.ts';

const maker = new PdfMaker(() => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }));

/** Makes documents in this window's single worker, with the pictures the window has loaded. */
export const pdfMaker = {
  async make(order: DocumentOrder, password: string | null, onDrawn?: () => void): Promise<MadeDocument> {
    return maker.make({ ...order, pictures: await presentPictures() }, password, onDrawn);
  },
};
