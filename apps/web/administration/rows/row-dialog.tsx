import type { ReactNode } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import type { SavedForm as SavedFormState } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';

interface RowDialogProps {
  /** Names the dialogue and its form: the row, or what is added. */
  readonly title: string;
  readonly form: SavedFormState;
  /** Asks for the deletion; null where the row is new, or stays whatever happens. */
  readonly onDelete: (() => void) | null;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** What the question before leaving calls it, where that is not the title. */
  readonly about?: string | undefined;
  /** The button that saves it. */
  readonly save?: string;
  /** What is said above what is wrong with the fields. */
  readonly failureTitle?: string;
  /** Stands above the form. */
  readonly above?: ReactNode;
  /** Another button, beside the one that saves. */
  readonly beside?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
  /** What stands over it, such as the question before a deletion. */
  readonly over?: ReactNode;
}

/** One row of a list in a form: saved, deleted, or left after a question where something is not saved. */
export function RowDialog(props: RowDialogProps) {
  const { title, form, onDelete, onClose, wide = false, about = title, save = 'Speichern' } = props;
  const { failureTitle, above, beside, children, over } = props;
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
      {over}
      {question}
    </Dialog>
  );
}
