import { Dialog } from '../../../ui/basics/dialog.tsx';
import type { PatientLanguage } from '../../draft/patient-language.ts';
import { directionOf } from '../languages/languages.ts';

/**
 * Asks before the adviser's screen is shown again: the patient in their language, the adviser in German. The safe
 * answer comes first, so that it has the focus.
 */
export function ReturnQuestion(props: {
  giveBack: string;
  language: PatientLanguage;
  onStay: () => void;
  onBack: () => void;
}) {
  const { giveBack, language, onStay, onBack } = props;
  return (
    <div lang="de" dir="ltr">
      <Dialog title="Zurück zur Beratung?" onClose={onStay}>
        <p className="patient-give-back" lang={language} dir={directionOf(language)}>
          {giveBack}
        </p>
        <p>Danach zeigt der Bildschirm wieder persönliche Angaben.</p>
        <div className="dialog-actions">
          <button type="button" className="button button-primary" onClick={onStay}>
            Hier bleiben
          </button>
          <button type="button" className="button" onClick={onBack}>
            Ja, zurück zur Beratung
          </button>
        </div>
      </Dialog>
    </div>
  );
}
