import { useCallback, useMemo, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import type { OfferedForm } from '#pdf/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { DocumentActions } from '../documents/desk/document-actions.tsx';
import { useDocumentInput } from '../documents/desk/use-document-input.ts';
import { usePrint } from '../documents/desk/use-print.tsx';
import { SendForm } from '../documents/sending/send-form.tsx';
import { useSecure } from '../documents/sending/use-secure.ts';
import { documentRights, wordsOf } from '../papers/document-kinds.ts';
import type { PaperWay } from '../papers/paper-list.ts';
import { ContractFormStatus } from './contract-form-status.tsx';
import { ProposalSelect } from './proposal-select.tsx';
import { useFilledForm } from './use-filled-form.ts';

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
