/** The same pages by other means. They are handed what is where: measuring and breaking lines costs them nothing. */
import { readFileSync } from 'node:fs';
import type { Weight } from '../../../modules/pdf/typeface/typeface-file.ts';
import { peer, peerFile } from '../peer.ts';
import type { PlacedPage } from './pdf-page.ts';

const A4: [number, number] = [595.28, 841.89];
const FILES = { regular: 'Regular', semibold: 'Semibold' } as const;

interface PdfLib {
  readonly PDFDocument: { create(): Promise<LibDocument> };
}
interface LibDocument {
  registerFontkit(fontkit: unknown): void;
  embedFont(bytes: Uint8Array, options: { subset: boolean }): Promise<unknown>;
  addPage(size: [number, number]): LibPage;
  save(): Promise<Uint8Array>;
}
interface LibPage {
  drawText(text: string, options: { x: number; y: number; size: number; font: unknown }): void;
  drawLine(options: {
    start: { x: number; y: number };
    end: { x: number; y: number };
    thickness: number;
  }): void;
}
interface KitDocument extends NodeJS.EventEmitter {
  addPage(options: object): void;
  registerFont(name: string, bytes: Uint8Array): void;
  font(name: string): KitDocument;
  fontSize(size: number): KitDocument;
  text(text: string, x: number, y: number, options: object): KitDocument;
  moveTo(x: number, y: number): KitDocument;
  lineTo(x: number, y: number): KitDocument;
  stroke(): KitDocument;
  end(): void;
}
type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const fontFile = (weight: Weight) =>
  readFileSync(peerFile(`source-sans/TTF/SourceSans3-${FILES[weight]}.ttf`, 'pdf'));

/** pdf-lib as its documentation shows it: the whole typeface, cut to what is used at run time. */
export function pdfLib(pages: readonly PlacedPage[]): () => Promise<number> {
  const { PDFDocument } = peer('pdf-lib', 'pdf') as PdfLib;
  const fontkit = peer('@pdf-lib/fontkit', 'pdf');
  const files = { regular: fontFile('regular'), semibold: fontFile('semibold') };
  return async () => {
    const document = await PDFDocument.create();
    document.registerFontkit((fontkit as { default?: unknown }).default ?? fontkit);
    const fonts = {
      regular: await document.embedFont(files.regular, { subset: true }),
      semibold: await document.embedFont(files.semibold, { subset: true }),
    };
    for (const { texts, rules } of pages) {
      const page = document.addPage(A4);
      for (const { text, x, y, size, weight } of texts) {
        page.drawText(text, { x, y: A4[1] - y, size, font: fonts[weight] });
      }
      for (const { from, to, y } of rules) {
        page.drawLine({ start: { x: from, y: A4[1] - y }, end: { x: to, y: A4[1] - y }, thickness: 0.4 });
      }
    }
    return (await document.save()).length;
  };
}

/** pdfkit with a typeface that was cut beforehand to the characters of the product's Latin part. */
export async function pdfKit(
  pages: readonly PlacedPage[],
  characters: readonly number[],
): Promise<() => Promise<number>> {
  const Kit = peer('pdfkit', 'pdf') as new (options: object) => KitDocument;
  const subset = peer('subset-font', 'pdf') as SubsetFont;
  const text = String.fromCodePoint(...characters);
  const cut = (weight: Weight) => subset(fontFile(weight), text, { targetFormat: 'sfnt' });
  const files = { regular: await cut('regular'), semibold: await cut('semibold') };
  return () =>
    new Promise((resolve, reject) => {
      const document = new Kit({ autoFirstPage: false, size: 'A4', margin: 0 });
      let length = 0;
      document.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      document.on('end', () => resolve(length));
      document.on('error', reject);
      for (const weight of ['regular', 'semibold'] as const) document.registerFont(weight, files[weight]);
      for (const { texts, rules } of pages) {
        document.addPage({ size: 'A4', margin: 0 });
        for (const { text, x, y, size, weight } of texts) {
          document.font(weight).fontSize(size).text(text, x, y, { lineBreak: false });
        }
        for (const { from, to, y } of rules) document.moveTo(from, y).lineTo(to, y).stroke();
      }
      document.end();
    });
}
