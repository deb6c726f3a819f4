import { useEffect, useState } from 'react';
import type { DocumentInput, OfferedForm } from '#pdf/domain';
import { formFile } from '../../connection/forms/contract-forms.ts';
import { pdfMaker } from '../documents/pdf/browser-pdf-maker.ts';
import type { FormOrder, MadeForm } from '../documents/pdf/worker-messages.ts';

/** Progress of a form towards a file. */
export type FilledFormState =
  | { readonly kind: 'making' }
  /** `url` is an object URL of the readable file, valid while it is shown. */
  | { readonly kind: 'made'; readonly order: FormOrder; readonly made: MadeForm; readonly url: string }
  | { readonly kind: 'failed' };

/** Fills a form, again whenever the consultation changes. */
export function useFilledForm(form: OfferedForm, input: DocumentInput) {
  const [state, setState] = useState<FilledFormState>({ kind: 'making' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fills the same form again.
  useEffect(() => {
    let gone = false;
    let url: string | null = null;
    const fill = async () => {
      const order: FormOrder = { kind: `form:${form.id}`, input, form: await formFile(form.id) };
      const made = await pdfMaker.fill(order, null);
      if (gone) return;
      url = URL.createObjectURL(new Blob([made.pdf.bytes], { type: 'application/pdf' }));
      setState({ kind: 'made', order, made, url });
    };
    setState({ kind: 'making' });
    fill().catch(() => gone || setState({ kind: 'failed' }));
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [form, input, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
