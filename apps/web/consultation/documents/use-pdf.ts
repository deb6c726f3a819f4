import { useEffect, useState } from 'react';
import type { MadePdf, PdfDocument } from '#pdf/domain';
import { pdfMaker } from './browser-pdf-maker.ts';

/** How far a document is on its way to a file (consultation specification, section 4: pdfGenerated, pdfNotGenerated). */
export type PdfState =
  | { readonly kind: 'making' }
  /** `url` leads to the readable file, within this browser alone and for as long as it is shown. */
  | { readonly kind: 'made'; readonly made: MadePdf; readonly url: string }
  | { readonly kind: 'failed' };

/** Makes a document as a readable file, anew whenever it changes. */
export function usePdf(document: PdfDocument): { readonly state: PdfState; readonly retry: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'making' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes the same document again.
  useEffect(() => {
    let gone = false;
    let url: string | null = null;
    setState({ kind: 'making' });
    pdfMaker.make(document, null).then(
      (made) => {
        if (gone) return;
        url = URL.createObjectURL(new Blob([made.bytes as BlobPart], { type: 'application/pdf' }));
        setState({ kind: 'made', made, url });
      },
      () => gone || setState({ kind: 'failed' }),
    );
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [document, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
