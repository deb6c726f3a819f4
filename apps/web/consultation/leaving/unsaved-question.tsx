import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { isUntouched } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { LEAVING_DIALOGS, type LeavingDialogs } from './deferred-dialogs.ts';
import type { QuestionWords } from './dialogs/unsaved-dialog.tsx';

interface Asked {
  readonly go: () => void;
  readonly lost: readonly string[];
  readonly Dialog: LeavingDialogs['UnsavedDialog'];
}

/**
 * Asks before ending a consultation of which something has not been printed, saved or sent. Asks nothing if
 * nothing would be lost.
 *
 * @param onStay called for the button that loses nothing; Escape only closes the question
 */
export function useUnsavedQuestion(
  words: QuestionWords,
  onStay?: () => void,
): { readonly ask: (go: () => void) => void; readonly question: ReactNode } {
  const { getState } = useDraftActions();
  const ready = useDraftPart((state) => state.ready);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Pressed before the stored draft was read: it is still unknown whether something would be lost. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const ask = useCallback(
    async (go: () => void) => {
      const { ready: read, draft } = getState();
      if (!read) return setWaiting(() => go);
      if (isUntouched(draft)) return go();
      const dialogs = LEAVING_DIALOGS.there ?? (await LEAVING_DIALOGS.load().catch(() => null));
      // Offline the dialog cannot load: the browser's own question is better than none.
      if (dialogs === null) return window.confirm(`${words.title}\n${words.about}`) && go();
      const lost = dialogs.unsavedWork(getState().draft);
      if (lost === null) go();
      else setAsked({ go, lost, Dialog: dialogs.UnsavedDialog });
    },
    [getState, words.title, words.about],
  );
  useEffect(() => {
    if (!ready || waiting === null) return;
    setWaiting(null);
    void ask(waiting);
  }, [ready, waiting, ask]);
  const close = () => setAsked(null);
  const question = asked && (
    <asked.Dialog
      words={words}
      lost={asked.lost}
      onClose={close}
      onStay={() => {
        close();
        onStay?.();
      }}
      onGo={() => {
        close();
        asked.go();
      }}
    />
  );
  return { ask: (go) => void ask(go), question };
}
