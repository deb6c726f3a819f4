import { useEffect, useState } from 'react';
import { pdfMaker } from './browser-pdf-maker.ts';
import type { DocumentOrder, MadeDocument } from './worker-messages.ts';

/** Progress of a document towards a file (consultation specification, section 4: pdfGenerated, pdfNotGenerated). */
export type PdfState =
  /** Questions have to be answered first. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'making' }
  /** `url` is an object URL of the readable file, valid while it is shown. */
  | { readonly kind: 'made'; readonly made: MadeDocument; readonly url: string }
  | { readonly kind: 'failed' };

/**
 * Makes a document as a readable file, and again whenever it changes.
 *
 * @param order null if it cannot be made yet
 * @returns with `shown`, the last document made: it stays on the screen until the next is ready
 */
export function usePdf(order: DocumentOrder | null) {
  const [state, setState] = useState<PdfState>({ kind: 'making' });
  const [shown, setShown] = useState<MadeDocument | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry makes the same document again.
  useEffect(() => {
    let gone = false;
    let url: string | null = null;
    if (order === null) return setState({ kind: 'waiting' });
    setState({ kind: 'making' });
    pdfMaker.make(order, null).then(
      (made) => {
        if (gone) return;
        url = URL.createObjectURL(new Blob([made.pdf.bytes as BlobPart], { type: 'application/pdf' }));
        setShown(made);
        setState({ kind: 'made', made, url });
      },
      () => gone || setState({ kind: 'failed' }),
    );
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [order, attempt]);
  return { state, shown, retry: () => setAttempt((count) => count + 1) };
}
