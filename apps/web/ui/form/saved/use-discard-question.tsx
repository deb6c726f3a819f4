import { type ReactNode, useState } from 'react';
import { Confirm } from './confirm.tsx';

interface DiscardQuestionOptions {
  /** Whether there are unsaved changes. */
  readonly dirty: boolean;
  /** The subject of the fields. */
  readonly about: string;
  /** Drops unsaved changes. */
  readonly discard?: () => void;
  readonly onClose: () => void;
}

interface DiscardQuestion {
  /** Closes the dialog, or asks first. */
  readonly close: () => void;
  /** The question, while it is open. */
  readonly question: ReactNode;
}

/** Asks before a dialog with unsaved changes is closed. */
export function useDiscardQuestion(options: DiscardQuestionOptions): DiscardQuestion {
  const { dirty, about, discard, onClose } = options;
  const [asking, setAsking] = useState(false);
  const question = asking ? (
    <Confirm
      title="Abbrechen ohne speichern?"
      lost={[`Nicht gespeicherte Angaben zu „${about}“`]}
      go="Verwerfen"
      onStay={() => setAsking(false)}
      onGo={() => {
        discard?.();
        onClose();
      }}
    />
  ) : null;
  return { close: () => (dirty ? setAsking(true) : onClose()), question };
}
