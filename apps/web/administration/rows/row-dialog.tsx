import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Confirm } from '../../ui/form/confirm.tsx';
import { SavedForm } from '../../ui/form/saved-form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import type { SavedForm as SavedFormState } from '../../ui/form/use-saved-form.ts';

interface RowDialogProps {
  /** Names the dialogue and its form: the row, or what is added. */
  readonly title: string;
  readonly form: SavedFormState;
  /** Asks for the deletion; null where the row is new, or stays whatever happens. */
  readonly onDelete: (() => void) | null;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** What is said above what is wrong with the fields. */
  readonly failureTitle?: string;
  /** Its fields. */
  readonly children: ReactNode;
  /** What stands over it, such as the question before a deletion. */
  readonly over?: ReactNode;
}

/** One row of a list of the vendor's in a form: saved, deleted, or left after a question where something is not saved. */
export function RowDialog(props: RowDialogProps) {
  const { title, form, onDelete, onClose, wide = false, failureTitle, children, over } = props;
  const [asking, setAsking] = useState(false);
  const close = () => (form.dirty ? setAsking(true) : onClose());
  return (
    <Dialog title={title} wide={wide} onClose={() => form.busy || close()}>
      <SavedForm form={form} about={title} {...(failureTitle !== undefined && { failureTitle })}>
        {children}
        <div className="dialog-actions">
          {onDelete === null ? null : (
            <button type="button" className="button" onClick={onDelete}>
              Löschen
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            Abbrechen
          </button>
          <Submit>Speichern</Submit>
        </div>
      </SavedForm>
      {over}
      {asking ? (
        <Confirm
          title="Abbrechen ohne speichern?"
          lost={[`Nicht gespeicherte Angaben zu „${title}“`]}
          stay="Weiter bearbeiten"
          go="Verwerfen"
          onStay={() => setAsking(false)}
          onGo={() => {
            form.discard();
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}
