import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { guardNavigation } from '../../connection/navigation-guard.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { OpenSectionQuestion } from './open-section-question.tsx';
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
