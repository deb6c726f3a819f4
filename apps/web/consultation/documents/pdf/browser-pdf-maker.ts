import { presentPictures } from '../../../connection/pictures/product-pictures.ts';
import { PdfMaker } from './pdf-maker.ts';
import type { DocumentOrder, FormOrder, MadeDocument, PdfResults } from './worker-messages.ts';

const maker = new PdfMaker(() => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }));

/** Makes documents in this window's single worker, with the pictures the window has loaded. */
export const pdfMaker = {
  async make(order: DocumentOrder, password: string | null, onDrawn?: () => void): Promise<MadeDocument> {
    return maker.make({ ...order, pictures: await presentPictures() }, password, onDrawn);
  },
  async makeJob(orders: readonly DocumentOrder[], forms: readonly FormOrder[]): Promise<PdfResults['job']> {
    return maker.makeJob(orders, forms, await presentPictures());
  },
  fill: (order: FormOrder, password: string | null): Promise<PdfResults['form']> =>
    maker.fill(order, password),
  slip: (password: string): Promise<PdfResults['slip']> => maker.slip(password),
  contentsOf: (orders: readonly DocumentOrder[]): Promise<PdfResults['contents']> => maker.contentsOf(orders),
};
