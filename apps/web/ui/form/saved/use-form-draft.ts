import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../../session/form-drafts/form-drafts.ts';
import { useFormDrafts } from '../../../session/form-drafts/open-form-drafts.ts';

/** A form whose input is kept until it is saved. */
export interface KeptForm {
  /** Identifies it among the user's forms. */
  readonly key: string;
  readonly about: string;
  readonly path: string;
  readonly dirty: boolean;
  /** Stored values and input, without secrets. */
  readonly now: () => Pick<FormDraft, 'base' | 'texts'>;
  /** Restores earlier input beside the stored values; returns whether they differ. */
  readonly restore: (draft: FormDraft) => boolean;
}

/**
 * Keeps a form's input beyond the end of the session, and restores it once the same user opens the form again.
 *
 * @param typed changes with each keystroke
 * @returns when the restored input was typed; null if nothing was restored
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
      // Input in progress takes precedence.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each keystroke.
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
