import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { guardNavigation } from '../../connection/navigation-guard.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { SECTION_TITLES } from '../area/section-titles.ts';
import type { SectionId } from '../draft/draft.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import type { OpenSections } from './use-section-edits.ts';

/**
 * Asks what to do with open sections before anything that depends on them: 'weiter', the documents, and leaving
 * the screen.
 */
export function useSettled(sections: OpenSections): {
  /** Resolves with true once no section has unsaved changes, with false if the user stays. */
  readonly settle: () => Promise<boolean>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<((goOn: boolean) => void) | null>(null);
  const { getState } = useDraftActions();
  const { settle, holds } = useMemo(() => {
    const changes = () => Object.keys(getState().draft.edits ?? {}).length > 0;
    const ask = () => new Promise<boolean>((resolve) => setAsked(() => resolve));
    return { holds: changes, settle: () => (changes() ? ask() : Promise.resolve(true)) };
  }, [getState]);
  useEffect(() => guardNavigation({ holds, settle }), [holds, settle]);
  const answer = (goOn: boolean) => {
    setAsked(null);
    asked?.(goOn);
  };
  const question = asked && (
    <OpenSectionQuestion
      changed={sections.changed}
      onSave={() => answer(sections.save(sections.changed))}
      onDiscard={() => {
        sections.discard(sections.changed);
        answer(true);
      }}
      onBack={() => answer(false)}
    />
  );
  return { settle, question };
}

/** Asks what to do with open sections that have unsaved changes. */
function OpenSectionQuestion(props: {
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
