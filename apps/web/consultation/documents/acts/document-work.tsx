import { useEffect, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput, MadePdf, OfferedForm } from '#pdf/domain';
import { formFile } from '../../../connection/forms/contract-forms.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { useCare } from '../../care/care-data.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { type DocumentKind, type HandedKind, isFormKind, wordsOf } from '../../papers/document-kinds.ts';
import type { KeptSignatures } from '../../papers/document-signatures.ts';
import type { PaperWay } from '../../papers/paper-list.ts';
import { isApplicationReady } from '../desk/application-questions.tsx';
import { openFile, PrintFrame, type PrintJob } from '../desk/print-frame.tsx';
import { useDocumentInput } from '../desk/use-document-input.ts';
import { useOfferCount } from '../desk/use-offer-count.ts';
import { pdfMaker } from '../pdf/browser-pdf-maker.ts';
import type { AnyOrder, DocumentOrder, FormOrder, MadeForm } from '../pdf/worker-messages.ts';
import { securedBy } from '../sending/secured-by.ts';
import { useSecure } from '../sending/use-secure.ts';
import type { ActResult, DocumentAct } from './act.ts';
import { comparable, comparing } from './content-check.ts';
import { formNotices } from './form-notices.ts';

/** What documents are made from. */
interface Given {
  /** With the answers for the application. */
  readonly input: DocumentInput;
  readonly signatures: KeptSignatures | undefined;
  readonly forms: readonly OfferedForm[];
}

interface Ways {
  /** Records that a document was handed out. */
  readonly note: (order: AnyOrder, way: PaperWay, content: string | undefined) => void;
  readonly print: (url: string) => void;
}

/** Prints documents and forms as one job, or saves each as a file. */
async function perform(act: DocumentAct, given: Given, ways: Ways): Promise<ActResult> {
  const isOpen = (kind: HandedKind) => kind === 'application' && !isApplicationReady(given.input);
  const kinds = act.kinds.filter((kind) => !isOpen(kind));
  const open = act.kinds.filter((kind): kind is DocumentKind => isOpen(kind));
  const unsigned: DocumentKind[] = [];
  const made: HandedKind[] = [];
  const notices: string[] = [];
  const substituted = new Set<string>();
  const done: Done = (pdf, order, signed) => {
    made.push(order.kind);
    if (signed === 'outdated' && !isForm(order)) unsigned.push(order.kind);
    for (const character of pdf.substituted) substituted.add(character);
  };
  const filled: Filled = ({ form }, answer) => {
    const name = given.forms.find(({ id }) => id === form.id)?.name ?? '';
    notices.push(...formNotices(answer).map((notice) => `${name}: ${notice}`));
  };
  let failed = false;
  try {
    const orders = await Promise.all(kinds.map((kind) => orderOf(kind, given)));
    if (orders.length > 0) await (act.way === 'printed' ? print : save)(orders, ways, { done, filled });
  } catch {
    // Usually the typeface or a form failed to load: the page offers a retry.
    failed = true;
  }
  return { act, made, open, substituted: [...substituted], unsigned, notices, failed };
}

const isForm = (order: AnyOrder): order is FormOrder => isFormKind(order.kind);

/** @throws Error if the form cannot be loaded, or is gone */
async function orderOf(kind: HandedKind, { input, signatures, forms }: Given): Promise<AnyOrder> {
  if (!isFormKind(kind)) return { kind, input, signatures: signatures?.[kind] };
  const form = forms.find(({ id }) => kind === `form:${id}`);
  if (form === undefined) throw new Error('The form is no longer offered.');
  return { kind, input, form: await formFile(form.id) };
}

type Done = (pdf: Pick<MadePdf, 'substituted'>, order: AnyOrder, signed?: 'outdated') => void;
type Filled = (order: FormOrder, answer: MadeForm) => void;
interface Told {
  readonly done: Done;
  readonly filled: Filled;
}

async function save(orders: readonly AnyOrder[], ways: Ways, { done, filled }: Told): Promise<void> {
  for (const order of orders) {
    if (isForm(order)) {
      const answer = await pdfMaker.fill(order, null);
      download(order, answer.pdf.bytes);
      filled(order, answer);
      ways.note(order, 'saved', undefined);
      done(answer.pdf, order);
    } else {
      const { pdf, content, unsigned } = await pdfMaker.make(order, null);
      download(order, pdf.bytes);
      ways.note(order, 'saved', content);
      const outdated = order.signatures !== undefined && order.signatures.content !== unsigned;
      done(pdf, order, outdated ? 'outdated' : undefined);
    }
  }
}

function download({ kind, input }: AnyOrder, bytes: Uint8Array): void {
  saveFile(`${wordsOf(kind, input.insurer).file}.pdf`, bytes as BlobPart, 'application/pdf');
}

async function print(all: readonly AnyOrder[], ways: Ways, { done, filled }: Told): Promise<void> {
  const orders = all.filter((order): order is DocumentOrder => !isForm(order));
  const forms = all.filter(isForm);
  const contents = await pdfMaker.contentsOf(orders);
  const pdf = await pdfMaker.makeJob(orders, forms);
  ways.print(urlOf(pdf.bytes));
  for (const [index, order] of orders.entries()) {
    ways.note(order, 'printed', contents[index]);
    done(pdf, order, pdf.outdated[index] ? 'outdated' : undefined);
  }
  for (const [index, order] of forms.entries()) {
    const answer = pdf.forms[index];
    if (answer === undefined) continue;
    filled(order, answer);
    ways.note(order, 'printed', undefined);
    done(answer.pdf, order);
  }
}

const urlOf = (bytes: Uint8Array) =>
  URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));

/**
 * Does what is asked of several documents at once, without showing them, and compares those handed out with what
 * they would hold now. Loaded once there is something to do.
 *
 * @param props.act a new object for each act; null if there is none
 */
export function DocumentWork(props: {
  insurer: Krankenkasse;
  act: DocumentAct | null;
  onEnd: (result: ActResult) => void;
}) {
  const { insurer, act, onEnd } = props;
  const input = useDocumentInput(insurer);
  const aid = useDraftPart((state) => state.draft.application);
  const signatures = useDraftPart((state) => state.draft.signatures);
  const { contractForms } = useCare();
  const note = useSecure();
  const [job, setJob] = useState<PrintJob | null>(null);
  const [counts, setCounts] = useState(false);
  useOfferCount(counts);
  useContentCheck(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act runs once, with the consultation as it is then.
  useEffect(() => {
    if (act === null) return;
    const print = (url: string) => {
      if (navigator.pdfViewerEnabled) setJob((last) => ({ url, number: (last?.number ?? 0) + 1 }));
      else openFile(url);
    };
    const given = { input: { ...input, ...aid }, signatures, forms: contractForms };
    void perform(act, given, { note, print }).then((result) => {
      setCounts(
        (before) => before || result.made.some((kind) => kind === 'documentation' || kind === 'proposal'),
      );
      onEnd(result);
    });
  }, [act]);
  const url = job?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return job && <PrintFrame {...job} key={job.number} />;
}

/** Compares the documents handed out with what they would hold now, after each change. */
function useContentCheck(input: DocumentInput): void {
  const { note } = useDraftActions();
  const draft = useDraftPart((state) => state.draft);
  useEffect(() => {
    const held = comparable(draft);
    if (held.length === 0) return;
    let gone = false;
    const orders = held.map(({ kind, proposals }) => ({
      kind,
      input: { ...input, ...draft.application, proposals },
      signatures: draft.signatures?.[kind],
    }));
    pdfMaker.contentsOf(orders).then(
      (contents) => {
        if (gone) return;
        const now = held.map((document, index) => ({
          ...document,
          content: contents[index],
          parts: orders.slice(index, index + 1).flatMap((order) => securedBy(order, draft.cart)),
        }));
        note(comparing(draft, now));
      },
      // Not loaded, for example without a connection: what was marked by the change itself stays.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [draft, input, note]);
}
