import { useEffect, useRef } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { useDocument } from '../../documents/use-document.tsx';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import { ClosingSummary } from './closing-summary.tsx';
import { DocumentsSection, SECURE_ALL } from './documents-section.tsx';
import { useChecks } from './use-checks.tsx';

/**
 * The top of the summary: what is paid, what is open, and the documents.
 *
 * @param props.missing number of required answers that are missing
 * @param props.whenSaved goes on once nothing on the summary is unsaved or missing
 */
export function ClosingDesk(props: {
  insurer: Krankenkasse;
  missing: number;
  onComplete: () => void;
  whenSaved: (go: () => void) => void;
}) {
  const { insurer, missing, onComplete, whenSaved } = props;
  const document = useDocument(insurer);
  const { lines, papers, ask, question } = useChecks(insurer);
  const filled = useDraftPart(({ draft }) => draft.application?.carer !== undefined);
  const applying = useRef(false);
  // Once the application is filled in, saving the documents comes next.
  useEffect(() => {
    if (document.dialog !== null || !applying.current) return;
    applying.current = false;
    if (filled) window.document.getElementById(SECURE_ALL)?.focus();
  }, [document.dialog, filled]);
  const apply = () => {
    applying.current = true;
    document.open('application');
  };
  const whenChecked = (go: () => void) => whenSaved(() => ask(go));
  return (
    <div className="stack offer-desk">
      <ClosingSummary
        insurer={insurer}
        missing={missing}
        checks={lines}
        papers={papers}
        onComplete={onComplete}
        onApply={() => whenChecked(apply)}
      />
      <DocumentsSection insurer={insurer} document={document} whenChecked={whenChecked} />
      {question}
    </div>
  );
}
