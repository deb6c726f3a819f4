import { useEffect, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { useCare } from '../../care/care-data.ts';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import { openFile, PrintFrame, type PrintJob } from '../desk/print-frame.tsx';
import { useDocumentInput } from '../desk/use-document-input.ts';
import { useOfferCount } from '../desk/use-offer-count.ts';
import { useSecure } from '../sending/use-secure.ts';
import type { ActResult, DocumentAct } from './act.ts';
import { perform } from './perform.ts';
import { useContentCheck } from './use-content-check.ts';

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
