import { useEffect } from 'react';
import { useConsultation } from '../consultation/consultation-data.ts';
import { useDraft } from '../consultation/draft-provider.tsx';
import { askSession } from './ask-session.ts';
import { hearOtherWindows, tellOtherWindows } from './other-windows.ts';
import { SessionDialog } from './session-dialog.tsx';
import { reportSessionEnd, useSessionEnd } from './session-state.ts';

/** How long input may go on before the server hears of it. Its limit is 45 minutes. */
const TELL_AFTER_MS = 60_000;
/** Inactivity counts any input (readings, section 4). */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart'] as const;

/**
 * Keeps the session alive while somebody works, since most screens need no call of the server, and notices
 * that it has ended: by time, in another window, or for another user.
 *
 * The warning before the end belongs here, too: `last` is the moment of the last input that the server knows.
 */
export function SessionWatch() {
  const { user } = useConsultation();
  const { leave } = useDraft();
  const end = useSessionEnd();
  useEffect(() => reportSessionEnd(null), []);

  useEffect(() => {
    const deafen = hearOtherWindows((message) => {
      const goneHere = message.kind === 'logged-out' && message.user === user.id;
      const otherUser = message.kind === 'logged-in' && message.user !== user.id;
      if (!goneHere && !otherUser) return;
      leave();
      reportSessionEnd('elsewhere');
    });
    tellOtherWindows({ kind: 'logged-in', user: user.id });
    return deafen;
  }, [user.id, leave]);

  useEffect(() => {
    let last = Date.now();
    const onInput = async () => {
      if (Date.now() - last < TELL_AFTER_MS) return;
      last = Date.now();
      const answer = await askSession();
      if (answer === null) return;
      if ('ended' in answer) reportSessionEnd(answer.ended);
      else if (answer.user !== user.id) {
        leave();
        reportSessionEnd('elsewhere');
      }
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void onInput();
    };
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, onInput, { capture: true });
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [user.id, leave]);

  return end === null ? null : <SessionDialog end={end} />;
}
