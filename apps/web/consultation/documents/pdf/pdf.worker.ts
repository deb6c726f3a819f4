/**
 * Makes documents in a worker, so that the page stays responsive. The mapping runs here too; otherwise the page
 * would load the calculation twice.
 */
import {
  appendForms,
  type Coverage,
  fillContractForm,
  makePdf,
  makePrintJob,
  passwordSlip,
  shownDocument,
  signersOf,
  type TypefaceSource,
} from '#pdf/domain';
import coverage from '../../../../../data/typefaces/coverage.json';
import { signedDocument } from './signed-document.ts';
import { TYPEFACE_ADDRESSES } from './typeface-addresses.ts';
import { wholeTypeface } from './whole-typeface.ts';
import type { OrderPictures, PdfAnswer, PdfOrder, PdfResults } from './worker-messages.ts';

const typeface: TypefaceSource = {
  coverage: coverage as Coverage,
  load: wholeTypeface(TYPEFACE_ADDRESSES),
};

self.addEventListener('message', async ({ data }: MessageEvent<PdfOrder>) => {
  const { id } = data;
  try {
    const [made, moved] = await done(data);
    answer({ id, made }, moved);
  } catch {
    // Usually the typeface failed to load: the page offers a retry. Nothing of a document is logged.
    answer({ id, made: null }, []);
  }
});

type Done = readonly [PdfResults[keyof PdfResults], Transferable[]];

async function done(task: PdfOrder): Promise<Done> {
  if (task.task === 'contents')
    return [await Promise.all(task.orders.map(async (order) => (await signedDocument(order)).content)), []];
  if (task.task === 'job') {
    const signed = await Promise.all(task.orders.map(signedDocument));
    const documents = signed.map(({ document }) => document);
    const pdf = await makePrintJob(documents, typeface, picturesOf(task.pictures));
    const outdated = signed.map((each) => each.outdated);
    const forms = await Promise.all(
      task.forms.map(({ form, input }) => fillContractForm(form, input, typeface, null)),
    );
    const files = forms.map((form) => form.pdf.bytes);
    const whole = files.length === 0 ? pdf : { ...pdf, ...(await appendForms(pdf.bytes, files)) };
    return [{ ...whole, outdated, forms }, [whole.bytes.buffer as ArrayBuffer]];
  }
  if (task.task === 'slip') {
    const pdf = await makePdf(passwordSlip(task.password), typeface);
    return [pdf, [pdf.bytes.buffer as ArrayBuffer]];
  }
  if (task.task === 'form') {
    const { form, input } = task.order;
    const made = await fillContractForm(form, input, typeface, task.password);
    return [made, [made.pdf.bytes.buffer]];
  }
  const { id, order, password } = task;
  const { document, content, unsigned } = await signedDocument(order);
  const onDrawn = () => answer({ id, drawn: true }, []);
  const pdf = await makePdf(document, typeface, password, onDrawn, picturesOf(order.pictures));
  const made = {
    document: shownDocument(document),
    pdf,
    content,
    unsigned,
    signers: signersOf(document),
  };
  return [made, [pdf.bytes.buffer as ArrayBuffer]];
}

const picturesOf = (pictures: OrderPictures) => (key: string) => bytesOf(pictures.get(key));

/** A picture that is missing is left out. */
const bytesOf = async (picture: Blob | undefined) =>
  picture === undefined ? null : new Uint8Array(await picture.arrayBuffer());

function answer(message: PdfAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
