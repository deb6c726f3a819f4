import { createPortal } from 'react-dom';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { UnsavedList } from './unsaved-list.tsx';

/** The texts of the question before a consultation ends, by the action that ends it. */
export interface QuestionWords {
  readonly title: string;
  /** When it would be lost. */
  readonly about: string;
  /** The button that loses nothing, and the other one. */
  readonly stay: string;
  readonly go: string;
}

interface UnsavedDialogProps {
  readonly words: QuestionWords;
  readonly lost: readonly string[];
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** Escape: no choice is made. */
  readonly onClose: () => void;
}

/** Lists what would be lost and asks for a decision. */
export function UnsavedDialog({ words, lost, onStay, onGo, onClose }: UnsavedDialogProps) {
  // Outside the menu, which disappears when a tablet is rotated: the question stays.
  return createPortal(
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.about}</p>
      <UnsavedList lost={lost} />
      <div className="dialog-actions">
        {/* First, so that it has the focus: a second Enter must not delete anything. */}
        <button type="button" className="button button-primary" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className="button" onClick={onGo}>
          {words.go}
        </button>
      </div>
    </Dialog>,
    document.body,
  );
}
