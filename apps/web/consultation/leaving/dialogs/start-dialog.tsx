import { Dialog } from '../../../ui/basics/dialog.tsx';
import type { Draft } from '../../draft/draft.ts';
import { UnsavedList } from './unsaved-list.tsx';
import { unsavedWork } from './unsaved-work.ts';

interface StartDialogProps {
  readonly title: string;
  readonly draft: Draft;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly onClose: () => void;
}

/** 'Nein' comes first, so that it has the focus: a second Enter must not delete anything. */
export function StartDialog({ title, draft, onYes, onNo, onClose }: StartDialogProps) {
  const lost = unsavedWork(draft);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        „Ja“ löscht alle Antworten, die gewählten Produkte und die berechnete Versorgung. „Nein“ behält sie.
      </p>
      {lost && <UnsavedList lost={lost} />}
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onNo}>
          Nein
        </button>
        <button type="button" className="button" onClick={onYes}>
          Ja
        </button>
      </div>
    </Dialog>
  );
}
