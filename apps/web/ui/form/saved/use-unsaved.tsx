import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guardNavigation } from '../../../connection/navigation-guard.ts';
import { Dialog } from '../../basics/dialog.tsx';
import type { SavedForm } from './use-saved-form.ts';

/**
 * Blocks navigation away from a form with unsaved changes until the user decides.
 *
 * @param about the form's subject, such as `AOK Bayern`
 * @returns the question, while it is open
 */
export function useUnsaved(form: Pick<SavedForm, 'dirty' | 'save' | 'discard'>, about: string): ReactNode {
  const [asked, setAsked] = useState<((goesOn: boolean) => void) | null>(null);
  const now = useRef(form);
  now.current = form;
  /** Decided, before the form has rerendered. */
  const settled = useRef(false);
  if (!form.dirty) settled.current = false;
  useEffect(() => {
    const holds = () => now.current.dirty && !settled.current;
    const settle = () => new Promise<boolean>((resolve) => setAsked(() => resolve));
    const leave = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    const release = guardNavigation({ holds, settle });
    return () => {
      window.removeEventListener('beforeunload', leave);
      release();
    };
  }, []);
  if (asked === null) return null;
  const answer = (goesOn: boolean) => {
    // Reset by the next drawing without changes, which may have come already.
    settled.current = goesOn && now.current.dirty;
    asked(goesOn);
  };
  // Close first: if saving fails, the form focuses the error.
  const close = (act: () => void) => () => {
    setAsked(null);
    act();
  };
  return (
    <UnsavedQuestion
      about={about}
      onSave={close(async () => answer(await form.save()))}
      onDiscard={close(() => {
        form.discard();
        answer(true);
      })}
      onBack={close(() => answer(false))}
    />
  );
}

interface UnsavedQuestionProps {
  readonly about: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onBack: () => void;
}

/** Asks what to do with unsaved changes before the screen is left. */
function UnsavedQuestion({ about, onSave, onDiscard, onBack }: UnsavedQuestionProps) {
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
