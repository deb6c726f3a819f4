import { Link } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput } from '#pdf/domain';
import { Skeleton } from '../../../ui/basics/skeleton.tsx';
import { useConsultation } from '../../area/consultation-data.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { type DocumentKind, documentRights, wordsOf } from '../../papers/document-kinds.ts';
import type { PaperWay } from '../../papers/paper-list.ts';
import { usePdf } from '../pdf/use-pdf.ts';
import { SendForm } from '../sending/send-form.tsx';
import { useSecure } from '../sending/use-secure.ts';
import { SigningBar } from '../signing/signing-bar.tsx';
import { ApplicationQuestions, isApplicationReady } from './application-questions.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentStatus } from './document-status.tsx';
import { LargeType } from './large-type.tsx';
import { Paper } from './paper.tsx';
import { ProposalChoice } from './proposal-choice.tsx';
import { ProposalWarning } from './proposal-warning.tsx';
import { trialInWords } from './trial-words.ts';
import { useDocumentInput } from './use-document-input.ts';
import { useOfferCount } from './use-offer-count.ts';
import { usePrint } from './use-print.tsx';

/** A document before it is sent: what is printed, the preview, and the actions. */
export function DocumentDesk(props: {
  kind: DocumentKind;
  insurer: Krankenkasse;
  nameless: boolean;
  /** Whether to begin with the mail, where the document can be made. */
  mail: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}) {
  const { kind, insurer, nameless, mail, onBusy, onClose } = props;
  const { rights } = useConsultation().user;
  const input = useDocumentInput(insurer);
  const signatures = useDraftPart((state) => state.draft.signatures?.[kind]);
  // What was signed is what is shown first.
  const [proposals, setProposals] = useState<DocumentInput['proposals']>(signatures?.proposals);
  const { update } = useDraftActions();
  const aid = useDraftPart((state) => (kind === 'application' ? state.draft.application : undefined));
  const chosen = useMemo(() => ({ ...input, ...aid, proposals }), [input, aid, proposals]);
  const ready = kind !== 'application' || isApplicationReady(chosen);
  const order = useMemo(
    () => (ready ? { kind, input: chosen, signatures } : null),
    [kind, chosen, signatures, ready],
  );
  const pdf = usePdf(order);
  const shown = ready ? pdf.shown : null;
  useOfferCount(kind !== 'application' && kind !== 'take-home' && pdf.state.kind === 'made');
  const note = useSecure();
  const content = pdf.state.kind === 'made' ? pdf.state.made.content : undefined;
  const secure = useCallback((way: PaperWay) => order && note(order, way, content), [note, order, content]);
  const file = pdf.state.kind === 'made' ? pdf.state.url : undefined;
  const onPrint = useCallback(() => secure('printed'), [secure]);
  const { print, parts: printParts } = usePrint(file, onPrint);
  const [view, setView] = useState<'paper' | 'mail'>(mail && ready ? 'mail' : 'paper');
  // Typed text stays while the document is viewed again.
  const [written, setWritten] = useState(view === 'mail');
  const top = useRef<HTMLDivElement>(null);
  // Reading starts at the top, not at the first button below the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each view.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, [view]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one document, not of a form's fields.
    <div
      className="document-desk"
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={wordsOf(kind, insurer).title}
    >
      {nameless && <p className="field-error">HINWEIS: Es wurde noch kein Name hinterlegt!</p>}
      {input.institution.trial && <p className="message message-notice">{trialInWords(insurer)}</p>}
      <div className="stack" hidden={view !== 'paper'}>
        {kind === 'proposal' && (
          <div className="stack stack-s">
            <ProposalChoice input={input} chosen={proposals} onChange={setProposals} />
            <LargeType />
            <ProposalWarning input={chosen} />
          </div>
        )}
        {kind === 'application' && (
          <ApplicationQuestions
            input={chosen}
            onChange={(application) => update((draft) => ({ ...draft, application }))}
          />
        )}
        {kind !== 'application' && (
          <p>
            <Link to="/offer/angaben">Angaben für die Dokumente ändern</Link>
          </p>
        )}
        {ready && <DocumentStatus pdf={pdf} />}
        {ready && (
          <SigningBar
            kind={kind}
            made={pdf.state.kind === 'made' ? pdf.state.made : undefined}
            proposals={proposals}
          />
        )}
        {ready && (
          <div className="document-ground">
            {shown ? (
              <Paper document={shown.document} />
            ) : (
              <Skeleton label="Das Dokument wird vorbereitet …" />
            )}
          </div>
        )}
        {printParts}
        <DocumentActions
          file={wordsOf(kind, insurer).file}
          url={file}
          waiting={pdf.state.kind === 'waiting'}
          rights={documentRights(rights)}
          trial={input.institution.trial}
          onPrint={print}
          onSave={() => secure('saved')}
          onMail={() => {
            setWritten(true);
            setView('mail');
          }}
          onClose={onClose}
        />
      </div>
      {written && order && (
        <div hidden={view !== 'mail'}>
          <SendForm order={order} onBusy={onBusy} onBack={() => setView('paper')} onClose={onClose} />
        </div>
      )}
    </div>
  );
}
