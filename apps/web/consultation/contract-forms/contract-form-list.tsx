import { useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import type { OfferedForm } from '#pdf/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useCare } from '../care/care-data.ts';
import { DocumentStates } from '../documents/state/document-states.tsx';
import { offeredForms } from './offered-forms.ts';

/** Fills and shows forms; loaded ahead, because only some Krankenkassen have one. */
const DESK = deferredPart(async () => (await import('./contract-form-desk.tsx')).ContractFormDesk);

/**
 * The forms that contracts with this Krankenkasse prescribe, each with its state; nothing without one.
 *
 * @param props.before goes on once documents may be made
 */
export function ContractFormList(props: { insurer: Krankenkasse; before: (go: () => void) => void }) {
  const { insurer, before } = props;
  const forms = offeredForms(useCare().contractForms, insurer);
  const [shown, setShown] = useState<OfferedForm | null>(null);
  if (forms.length === 0) return null;
  return (
    <>
      <ul className="document-list">
        {forms.map((form) => (
          <li key={form.id}>
            <div>
              <h3>{form.name}</h3>
              <DocumentStates kind={`form:${form.id}`} />
            </div>
            <div className="document-buttons">
              <button type="button" className="button" onClick={() => before(() => setShown(form))}>
                Ausfüllen<span className="visually-hidden">: {form.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {shown && <FormDialog form={shown} insurer={insurer} onClose={() => setShown(null)} />}
    </>
  );
}

function FormDialog(props: { form: OfferedForm; insurer: Krankenkasse; onClose: () => void }) {
  const { form, onClose } = props;
  const [busy, setBusy] = useState(false);
  return (
    // A running transfer is not interrupted; the dialog can be closed again after a few seconds.
    <Dialog title={form.name} onClose={() => busy || onClose()} wide>
      <Deferred
        part={DESK}
        label="Das Formular wird vorbereitet …"
        failure="Das Formular konnte nicht geladen werden"
        onClose={onClose}
      >
        {(Desk) => <Desk {...props} onBusy={setBusy} />}
      </Deferred>
    </Dialog>
  );
}
