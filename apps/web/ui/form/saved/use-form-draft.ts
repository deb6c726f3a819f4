import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../../session/form-drafts/form-drafts.ts';
import { useFormDrafts } from '../../../session/form-drafts/open-form-drafts.ts';

/** A form whose texts are kept until they are saved. */
export interface KeptForm {
  /** Tells it from the other forms of the user. */
  readonly key: string;
  readonly about: string;
  readonly path: string;
  readonly dirty: boolean;
  /** What is stored and what is typed, without secrets. */
  readonly now: () => Pick<FormDraft, 'base' | 'texts'>;
  /** Puts in what was typed before, beside what is stored now; whether that is something else. */
  readonly restore: (draft: FormDraft) => boolean;
}

/**
 * Keeps what is typed in a form over the end of the session, and puts it in again once the same user opens the form.
 *
 * @param typed changes with each key that is pressed
 * @returns when what was put in was typed; null where nothing was
 */
export function useFormDraft(form: KeptForm, typed: unknown) {
  const open = useFormDrafts();
  const drafts = open?.drafts;
  const session = open?.session ?? 0;
  const [restored, setRestored] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  const kept = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  const { key, about, path, dirty } = form;
  useEffect(() => {
    if (drafts === undefined) return;
    let gone = false;
    void drafts.read(key).then((draft) => {
      if (gone) return;
      // What is being typed already counts.
      if (draft !== null && !latest.current.dirty) {
        if (latest.current.restore(draft)) setRestored(draft.at);
        else drafts.forget(key);
      }
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [drafts, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key that is pressed counts.
  useEffect(() => {
    if (drafts === undefined || !ready) return;
    if (dirty) {
      kept.current = true;
      drafts.keep(key, { about, path, session, ...latest.current.now() });
    } else if (kept.current) {
      kept.current = false;
      setRestored(null);
      drafts.forget(key);
    }
  }, [drafts, ready, dirty, typed]);
  return dirty ? restored : null;
}
