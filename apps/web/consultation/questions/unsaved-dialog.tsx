import { createPortal } from 'react-dom';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { UnsavedList } from './unsaved-list.tsx';

/** What is asked before a consultation ends, in the words of the way that ends it. */
export interface QuestionWords {
  readonly title: string;
  /** When it would be lost. */
  readonly about: string;
  /** The way that loses nothing, and the other one. */
  readonly stay: string;
  readonly go: string;
}

interface UnsavedDialogProps {
  readonly words: QuestionWords;
  readonly lost: readonly string[];
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** Escape: nothing is chosen. */
  readonly onClose: () => void;
}

/** Names what would be lost and leaves the choice. */
export function UnsavedDialog({ words, lost, onStay, onGo, onClose }: UnsavedDialogProps) {
  // Outside of the menu, which gives way where a tablet is turned: the question stays.
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
