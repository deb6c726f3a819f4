import { Link } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AREA_LABELS, areasOf, isFilled, proposalName } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { type DocumentInput, proposalWarnings } from '#pdf/domain';
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
import { MakingFailure, SubstitutedNotice } from './making-notices.tsx';
import { Paper } from './paper.tsx';
import { ReceiptQuestions } from './receipt-questions.tsx';
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
  const isAid = kind === 'application' || kind === 'receipt';
  const aid = useDraftPart((state) => (isAid ? state.draft.application : undefined));
  const chosen = useMemo(() => ({ ...input, ...aid, proposals }), [input, aid, proposals]);
  const ready = kind !== 'application' || isApplicationReady(chosen);
  const order = useMemo(
    () => (ready ? { kind, input: chosen, signatures } : null),
    [kind, chosen, signatures, ready],
  );
  const pdf = usePdf(order);
  const shown = ready ? pdf.shown : null;
  useOfferCount(!isAid && kind !== 'take-home' && pdf.state.kind === 'made');
  const AidQuestions = kind === 'receipt' ? ReceiptQuestions : ApplicationQuestions;
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
        {isAid && (
          <AidQuestions
            input={chosen}
            onChange={(application) => update((draft) => ({ ...draft, application }))}
          />
        )}
        {!isAid && (
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

/** Status of the file. Rendered empty, so that screen readers announce the text. */
function DocumentStatus({ pdf: { state, retry } }: { pdf: ReturnType<typeof usePdf> }) {
  const substituted = state.kind === 'made' ? state.made.pdf.substituted : [];
  return (
    <>
      <div className="document-status" role="status">
        {state.kind === 'making' && <p>Das PDF wird erstellt …</p>}
        {state.kind === 'made' && (
          <p>
            <strong>Das PDF wurde erfolgreich generiert</strong>{' '}
            <span className="field-hint">
              {state.made.pdf.pages === 1 ? '1\u00a0Seite' : `${state.made.pdf.pages}\u00a0Seiten`}
            </span>
          </p>
        )}
        <SubstitutedNotice characters={substituted} />
      </div>
      {state.kind === 'failed' && (
        <MakingFailure title="Es gab einen Fehler beim Erstellen des PDFs" onRetry={retry} />
      )}
    </>
  );
}

/** Whether what the patient reads is set in large type; kept in the draft. */
function LargeType() {
  const chosen = useDraftPart(({ draft }) => draft.largeType === true);
  const { update } = useDraftActions();
  return (
    <label className="document-option">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) =>
          update((draft) => ({ ...draft, largeType: target.checked ? true : undefined }))
        }
      />
      <span>Große Schrift (14 Punkt) für das, was die Person liest</span>
    </label>
  );
}

type Proposals = NonNullable<DocumentInput['proposals']>;

/** Which proposals are printed; initially all that contain a product. */
function ProposalChoice(props: {
  input: DocumentInput;
  chosen: Proposals | undefined;
  onChange: (proposals: Proposals) => void;
}) {
  const { input, chosen, onChange } = props;
  const all = areasOf(input.method).flatMap((area) =>
    input.cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  if (all.length < 2) return null;
  const isChosen = (each: Proposals[number]) =>
    chosen === undefined || chosen.some(({ area, tab }) => area === each.area && tab === each.tab);
  return (
    <fieldset className="document-choice">
      <legend>Was gedruckt wird</legend>
      {all.map((each) => (
        <label className="document-option" key={`${each.area}-${each.tab}`}>
          <input
            type="checkbox"
            checked={isChosen(each)}
            onChange={({ target }) =>
              onChange(all.filter((other) => (other === each ? target.checked : isChosen(other))))
            }
          />
          <span>
            {AREA_LABELS[each.area]}, {proposalName(input.cart[each.area], each.tab)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Warns that Mehrkosten would be declared without an offer free of Mehrkosten. Rendered empty, so that screen
 * readers announce the text.
 */
function ProposalWarning({ input }: { input: DocumentInput }) {
  const warnings = proposalWarnings(input);
  return (
    <div role="status">
      {warnings.map((warning) => (
        <div key={warning} className="message message-notice">
          <p>
            <strong>Es ist keine medizinisch notwendige Versorgung gewählt</strong>
          </p>
          <p>{warning}</p>
        </div>
      ))}
    </div>
  );
}
