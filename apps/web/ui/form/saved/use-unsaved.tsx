import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guardNavigation } from '../../../connection/navigation-guard.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import type { SavedForm } from './use-saved-form.ts';

/**
 * Lets a form with something unsaved in it hold every navigation off its screen, until it is settled.
 *
 * @param about what the form is about, such as `AOK Bayern`
 * @returns the question, while it is asked
 */
export function useUnsaved(form: Pick<SavedForm, 'dirty' | 'save' | 'discard'>, about: string): ReactNode {
  const [asked, setAsked] = useState<((goesOn: boolean) => void) | null>(null);
  const now = useRef(form);
  now.current = form;
  /** Settled, before the form has been drawn anew. */
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
    settled.current = goesOn;
    asked(goesOn);
  };
  // Closed first: where it cannot be saved, the form takes the focus to what is wrong.
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
