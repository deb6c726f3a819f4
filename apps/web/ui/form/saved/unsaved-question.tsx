import { Dialog } from '../../basics/dialog.tsx';

interface UnsavedQuestionProps {
  readonly about: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onBack: () => void;
}

/** Asks what to do with unsaved changes before the screen is left. */
export function UnsavedQuestion({ about, onSave, onDiscard, onBack }: UnsavedQuestionProps) {
  return (
    <Dialog title="Nicht gespeicherte Änderungen" onClose={onBack}>
      <p>
        Ihre Änderungen an <strong>{about}</strong> sind noch nicht gespeichert.
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onSave}>
          Speichern
        </button>
        <button type="button" className="button" onClick={onDiscard}>
          Verwerfen
        </button>
        <button type="button" className="button" onClick={onBack}>
          Hier bleiben
        </button>
      </div>
    </Dialog>
  );
}
