import { timeInWords } from '../../../session/form-drafts/moment-in-words.ts';

interface RestoredNoticeProps {
  /** When it was typed, in milliseconds since 1970; null where nothing was put in. */
  readonly at: number | null;
  readonly onDiscard: () => void;
}

/** Says that a form holds what was typed before the session ended. The place is there before the words. */
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
