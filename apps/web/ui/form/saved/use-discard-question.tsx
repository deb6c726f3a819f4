import { type ReactNode, useState } from 'react';
import { Confirm } from './confirm.tsx';

interface DiscardQuestionOptions {
  /** Whether something is not saved. */
  readonly dirty: boolean;
  /** What the fields are about. */
  readonly about: string;
  /** Forgets what is not saved. */
  readonly discard?: () => void;
  readonly onClose: () => void;
}

interface DiscardQuestion {
  /** Closes the dialogue, or asks first. */
  readonly close: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks before a dialogue is closed in which something is not saved. */
export function useDiscardQuestion(options: DiscardQuestionOptions): DiscardQuestion {
  const { dirty, about, discard, onClose } = options;
  const [asking, setAsking] = useState(false);
  const question = asking ? (
    <Confirm
      title="Abbrechen ohne speichern?"
      lost={[`Nicht gespeicherte Angaben zu „${about}“`]}
      stay="Weiter bearbeiten"
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
