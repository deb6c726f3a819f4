import { timeInWords } from '../../../session/form-drafts/moment-in-words.ts';

interface RestoredNoticeProps {
  /** When it was typed, milliseconds since 1970; null if nothing was restored. */
  readonly at: number | null;
  readonly onDiscard: () => void;
}

/**
 * Says that a form's input was restored after the session ended. Rendered empty, so that screen readers announce
 * the text.
 */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  return (
    <div role="status">
      {at === null ? null : (
        <div className="message message-notice left-form">
          <p>
            <strong>Ihre Eingaben von {timeInWords(at)} sind wieder da.</strong> Sie sind noch nicht
            gespeichert. Passwörter und Dateien werden nicht aufbewahrt.
          </p>
          <button type="button" className="button" onClick={onDiscard}>
            Verwerfen
          </button>
        </div>
      )}
    </div>
  );
}
