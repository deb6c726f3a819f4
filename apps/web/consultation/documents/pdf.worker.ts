/**
 * Makes documents beside the page, so that the page keeps answering. The mapping is done here, too: the page would
 * load it as a second part of the calculation.
 */
import { imageAddress } from '#catalogue/domain';
import {
  type Coverage,
  type FileName,
  makePdf,
  shownDocument,
  type TypefaceFile,
  type TypefaceSource,
} from '#pdf/domain';
import coverage from '../../../../data/typefaces/coverage.json';
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

/** Longer than a picture takes on a slow network; a document does not wait for one that does not come. */
const PICTURE_MS = 5_000;

/** Without the network a picture that the browser has not kept is left out. */
async function picture(key: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(imageAddress(key, 'small'), { signal: AbortSignal.timeout(PICTURE_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<PdfOrder>) => {
  const { id, password } = data;
  try {
    const document = documentOf(data);
    const pdf = await makePdf(document, typeface, password, () => answer({ id, drawn: true }, []), picture);
    answer({ id, made: { document: shownDocument(document), pdf, positions: tickedPositions(data) } }, [
      pdf.bytes.buffer,
    ]);
  } catch {
    // What went wrong is the way to the typeface: the page offers to try again. Nothing of a document is logged.
    answer({ id, made: null }, []);
  }
});

function answer(message: PdfAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
