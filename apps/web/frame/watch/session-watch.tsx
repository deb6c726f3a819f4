import { useNavigate } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { askSession } from '../../session/ask-session.ts';
import { leaveFormDrafts } from '../../session/form-drafts/open-form-drafts.ts';
import { useFrame } from '../../session/frame-data.ts';
import { endIdle } from '../../session/logout/late-logout.ts';
import { onWindowMessage, postWindowMessage } from '../../session/logout/window-messages.ts';
import { leaveWindow } from '../../session/on-leave.ts';
import { loginPathAfter } from '../../session/session-end.ts';
import { reportSessionEnd, useSessionEnd } from '../../session/session-state.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { useInactivity } from './use-inactivity.ts';

/**
 * Extends the session while the user works, because most screens need no server call, and notices when it has
 * ended: by time, in another window, or for another user. Asks before the time is up.
 *
 * @param props.kept what happens to unfinished work when the session ends
 */
export function SessionWatch({ kept }: { kept: ReactNode }) {
  const { user } = useFrame();
  const end = useSessionEnd();
  useEffect(() => reportSessionEnd(null), []);
  useOtherWindows(user.id);
  const tellServer = useTellServer(user.id);
  const { secondsLeft, stay } = useInactivity(user.id, tellServer, useIdleLogout(user.id, user.session));
  if (end !== null) return <SessionDialog end={end} kept={kept} />;
  return secondsLeft === null ? null : <IdleDialog secondsLeft={secondsLeft} onStay={stay} />;
}

/** Clears this window when somebody logs out or in in another one. */
function useOtherWindows(userId: number): void {
  useEffect(() => {
    const stopListening = onWindowMessage(({ kind, user }) => {
      const goneHere = kind === 'logged-out' && user === userId;
      const otherUser = kind === 'logged-in' && user !== userId;
      if (!goneHere && !otherUser) return;
      leaveWindow();
      if (goneHere) void leaveFormDrafts(userId);
      reportSessionEnd('elsewhere');
    });
    postWindowMessage({ kind: 'logged-in', user: userId });
    return stopListening;
  }, [userId]);
}

/** Asks the server for the session, which extends it. */
function useTellServer(userId: number): () => void {
  return useCallback(async () => {
    const answer = await askSession();
    if (answer === null) return;
    if ('ended' in answer) reportSessionEnd(answer.ended);
    else if (answer.user !== userId) {
      leaveWindow();
      reportSessionEnd('elsewhere');
    }
  }, [userId]);
}

/**
 * Logs out and goes to the login, which shows the reason, unless another window works in the session. The encrypted
 * draft stays for the same user.
 */
function useIdleLogout(userId: number, session: number): () => Promise<number | null> {
  const navigate = useNavigate();
  // A ref, because a new function on each screen would restart the watch.
  const go = useRef(navigate);
  go.current = navigate;
  return useCallback(async () => {
    const unusedMs = await endIdle(userId, session);
    if (unusedMs === null) go.current(loginPathAfter('idle'));
    return unusedMs;
  }, [userId, session]);
}
