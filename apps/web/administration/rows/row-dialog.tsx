import type { ReactNode } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import type { SavedForm as SavedFormState } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';

interface RowDialogProps {
  /** Title of the dialog and name of its form. */
  readonly title: string;
  readonly form: SavedFormState;
  /** Opens the deletion; null if the row is new or cannot be deleted. */
  readonly onDelete: (() => void) | null;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Name used in the question about unsaved changes, if not the title. */
  readonly about?: string | undefined;
  /** Label of the save button. */
  readonly save?: string;
  /** Title of the error summary. */
  readonly failureTitle?: string;
  /** Rendered above the form. */
  readonly above?: ReactNode;
  /** Rendered below the form, such as the history of the row. */
  readonly below?: ReactNode;
  /** A further button beside the save button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Rendered over the dialog, such as the deletion question. */
  readonly over?: ReactNode;
}

/** Edits one row of a list; asks before unsaved changes are lost. */
export function RowDialog(props: RowDialogProps) {
  const { title, form, onDelete, onClose, wide = false, about = title, save = 'Speichern' } = props;
  const { failureTitle, above, below, beside, children, over } = props;
  const { dirty, discard } = form;
  const { close, question } = useDiscardQuestion({ dirty, about, discard, onClose });
  return (
    <Dialog title={title} wide={wide} onClose={() => form.busy || close()}>
      {above}
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
          {beside}
          <Submit>{save}</Submit>
        </div>
      </SavedForm>
      {below}
      {over}
      {question}
    </Dialog>
  );
}
