import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { AREA_LABELS, areasOf, isFilled, proposalName } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput, OfferedForm } from '#pdf/domain';
import { counted } from '#platform/domain';
import { formFile } from '../../connection/forms/contract-forms.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { formNotices } from '../documents/acts/form-notices.ts';
import { DocumentActions } from '../documents/desk/document-actions.tsx';
import { MakingFailure, SubstitutedNotice } from '../documents/desk/making-notices.tsx';
import { useDocumentInput } from '../documents/desk/use-document-input.ts';
import { usePrint } from '../documents/desk/use-print.tsx';
import { pdfMaker } from '../documents/pdf/browser-pdf-maker.ts';
import type { FormOrder, MadeForm } from '../documents/pdf/worker-messages.ts';
import { SendForm } from '../documents/sending/send-form.tsx';
import { useSecure } from '../documents/sending/use-secure.ts';
import { documentRights, wordsOf } from '../papers/document-kinds.ts';
import type { PaperWay } from '../papers/paper-list.ts';

type Place = NonNullable<DocumentInput['decided']>;

/** The proposal whose products and amounts stand in the form; nothing to choose with a single one. */
function ProposalSelect(props: {
  input: DocumentInput;
  chosen: Place | undefined;
  onChange: (chosen: Place | undefined) => void;
}) {
  const { input, chosen, onChange } = props;
  const id = useId();
  const places = placesOf(input);
  if (places.length < 2) return null;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Vorschlag im Formular
      </label>
      <select
        id={id}
        className="input"
        value={chosen === undefined ? '' : keyOf(chosen)}
        onChange={({ target }) => onChange(places.find((place) => keyOf(place) === target.value))}
      >
        <option value="">keiner: Produkte und Beträge bleiben leer</option>
        {places.map((place) => (
          <option key={keyOf(place)} value={keyOf(place)}>
            {AREA_LABELS[place.area]}, {proposalName(input.cart[place.area], place.tab)}
          </option>
        ))}
      </select>
    </div>
  );
}

const keyOf = ({ area, tab }: Place) => `${area}-${tab}`;

function placesOf({ method, cart }: DocumentInput): readonly Place[] {
  const filled = areasOf(method).flatMap((area) =>
    cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  // What is bought besides stands in no form of a contract.
  const supplies = filled.filter(({ area }) => area !== 2);
  return supplies.length > 0 ? supplies : filled;
}

/** A contract's form, filled from the consultation: its content, the file, and the actions. */
export function ContractFormDesk(props: {
  form: OfferedForm;
  insurer: Krankenkasse;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}) {
  const { form, insurer, onBusy, onClose } = props;
  const { rights } = useConsultation().user;
  const said = useDocumentInput(insurer);
  const [decided, setDecided] = useState(said.decided);
  const input = useMemo(() => ({ ...said, decided }), [said, decided]);
  const { state, retry } = useFilledForm(form, input);
  const note = useSecure();
  const order = state.kind === 'made' ? state.order : null;
  const url = state.kind === 'made' ? state.url : undefined;
  const secure = useCallback((way: PaperWay) => order && note(order, way, undefined), [note, order]);
  const onPrint = useCallback(() => secure('printed'), [secure]);
  const { print, parts } = usePrint(url, onPrint);
  const [view, setView] = useState<'form' | 'mail'>('form');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one document, not of a form's fields.
    <div className="document-desk" role="group" aria-label={form.name}>
      <div className="stack" hidden={view !== 'form'}>
        <ProposalSelect input={said} chosen={decided} onChange={setDecided} />
        <ContractFormStatus state={state} onRetry={retry} />
        {state.kind === 'made' && (
          <dl className="filled-texts">
            {state.made.texts.map(({ label, text }) => (
              <div className="filled-text" key={label}>
                <dt>{label}</dt>
                <dd className="filled-value">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {parts}
        <DocumentActions
          file={wordsOf(`form:${form.id}`, insurer).file}
          url={url}
          waiting={order === null}
          rights={documentRights(rights)}
          trial={input.institution.trial}
          onPrint={print}
          onSave={() => secure('saved')}
          onMail={() => setView('mail')}
          onClose={onClose}
        />
      </div>
      {view === 'mail' && order && (
        <SendForm order={order} onBusy={onBusy} onBack={() => setView('form')} onClose={onClose} />
      )}
    </div>
  );
}

/** Status of a filled form, and what has to be looked at. Rendered empty, so that screen readers announce the text. */
function ContractFormStatus({ state, onRetry }: { state: FilledFormState; onRetry: () => void }) {
  const made = state.kind === 'made' ? state.made : null;
  return (
    <>
      <div className="document-status" role="status">
        {state.kind === 'making' && <p>Das Formular wird ausgefüllt …</p>}
        {made && (
          <p>
            <strong>Das Formular ist ausgefüllt.</strong>{' '}
            <span className="field-hint">
              {counted(made.pdf.pages, ['Seite', 'Seiten'])}. Nicht ausgefüllte Felder bleiben offen für die
              Hand.
            </span>
          </p>
        )}
        {made !== null &&
          formNotices(made).map((notice) => (
            <p key={notice} className="message message-notice">
              {notice}
            </p>
          ))}
        {made !== null && <SubstitutedNotice characters={made.pdf.substituted} />}
      </div>
      {state.kind === 'failed' && (
        <MakingFailure title="Das Formular konnte nicht ausgefüllt werden" onRetry={onRetry} />
      )}
    </>
  );
}

/** Progress of a form towards a file. */
type FilledFormState =
  | { readonly kind: 'making' }
  /** `url` is an object URL of the readable file, valid while it is shown. */
  | { readonly kind: 'made'; readonly order: FormOrder; readonly made: MadeForm; readonly url: string }
  | { readonly kind: 'failed' };

/** Fills a form, again whenever the consultation changes. */
function useFilledForm(form: OfferedForm, input: DocumentInput) {
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
