/**
 * Makes documents in a worker, so that the page stays responsive. The mapping runs here too; otherwise the page
 * would load the calculation twice.
 */
import {
  type Coverage,
  type FileName,
  makePdf,
  shownDocument,
  type TypefaceFile,
  type TypefaceSource,
} from '#pdf/domain';
import coverage from '../../../../../data/typefaces/coverage.json';
import { documentOf, tickedPositions } from './document-of.ts';
import { TYPEFACE_ADDRESSES } from './typeface-addresses.ts';
import type { PdfAnswer, PdfOrder } from './worker-messages.ts';

const files = new Map<FileName, TypefaceFile>();

const typeface: TypefaceSource = {
  coverage: coverage as Coverage,
  async load(name) {
    const known = files.get(name);
    if (known !== undefined) return known;
    const response = await fetch(TYPEFACE_ADDRESSES[name]);
    if (!response.ok) throw new Error(`The typeface file ${name} was answered with ${response.status}.`);
    const file = (await response.json()) as TypefaceFile;
    files.set(name, file);
    return file;
  },
};

self.addEventListener('message', async ({ data }: MessageEvent<PdfOrder>) => {
  const { id, password, pictures } = data;
  try {
    const document = documentOf(data);
    const pdf = await makePdf(
      document,
      typeface,
      password,
      () => answer({ id, drawn: true }, []),
      (key) => bytesOf(pictures.get(key)),
    );
    answer({ id, made: { document: shownDocument(document), pdf, positions: tickedPositions(data) } }, [
      pdf.bytes.buffer,
    ]);
  } catch {
    // Usually the typeface failed to load: the page offers a retry. Nothing of a document is logged.
    answer({ id, made: null }, []);
  }
});

/** A picture that is missing is left out. */
const bytesOf = async (picture: Blob | undefined) =>
  picture === undefined ? null : new Uint8Array(await picture.arrayBuffer());

function answer(message: PdfAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
