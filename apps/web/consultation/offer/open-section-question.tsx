import { Dialog } from '../../ui/basics/dialog.tsx';
import { SECTION_TITLES } from '../area/section-titles.ts';
import type { SectionId } from '../draft/draft.ts';

/** Asks what to do with open sections that have unsaved changes. */
export function OpenSectionQuestion(props: {
  changed: readonly SectionId[];
  onSave: () => void;
  onDiscard: () => void;
  onBack: () => void;
}) {
  const { changed, onSave, onDiscard, onBack } = props;
  const names = changed.map((id) => `„${SECTION_TITLES[id]}“`).join(' und ');
  const one = changed.length === 1;
  return (
    <Dialog title="Änderungen speichern?" onClose={onBack}>
      <p>
        {one ? `Der Abschnitt ${names} ist noch geöffnet.` : `Die Abschnitte ${names} sind noch geöffnet.`}{' '}
        Was Sie dort geändert haben, gilt erst nach dem Speichern.
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
