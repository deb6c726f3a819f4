import { useEffect, useState } from 'react';
import { pdfMaker } from './browser-pdf-maker.ts';
import type { DocumentOrder, MadeDocument } from './worker-messages.ts';

/** How far a document is on its way to a file (consultation specification, section 4: pdfGenerated, pdfNotGenerated). */
export type PdfState =
  /** Something has to be answered first. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'making' }
  /** `url` leads to the readable file, within this browser alone and for as long as it is shown. */
  | { readonly kind: 'made'; readonly made: MadeDocument; readonly url: string }
  | { readonly kind: 'failed' };

/**
 * Makes a document as a readable file, anew whenever it changes.
 *
 * @param order null where it cannot be made yet
 * @returns with `shown`, what was made last: it stays on the screen until the next is there
 */
export function usePdf(order: DocumentOrder | null) {
  const [state, setState] = useState<PdfState>({ kind: 'making' });
  const [shown, setShown] = useState<MadeDocument | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes the same document again.
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
