import { useNavigate } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { askSession } from '../../session/ask-session.ts';
import { canSeal } from '../../session/draft-cipher.ts';
import { leaveFormDrafts } from '../../session/form-drafts/open-form-drafts.ts';
import { useFrame } from '../../session/frame-data.ts';
import { endIdle } from '../../session/logout/late-logout.ts';
import { onWindowMessage, postWindowMessage } from '../../session/logout/window-messages.ts';
import { leaveWindow } from '../../session/on-leave.ts';
import { type EndReason, loginPathAfter } from '../../session/session-end.ts';
import { reportSessionEnd, useSessionEnd } from '../../session/session-state.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useInactivity } from './use-inactivity.ts';

const TITLES: Readonly<Record<EndReason, string>> = {
  idle: 'Ihre Session ist abgelaufen',
  over: 'Ihre Session ist abgelaufen',
  trial: 'Ihre Testphase ist abgelaufen',
  elsewhere: 'Sie sind abgemeldet',
};

/**
 * Reports that the session is over (access specification, section 8). The link to the login ends no session
 * and sends no token: another user may have logged in in another window meanwhile.
 *
 * @param props.kept what happens to unfinished work
 */
function SessionDialog({ end, kept }: { end: EndReason; kept: ReactNode }) {
  const navigate = useNavigate();
  const elsewhere = end === 'elsewhere';
  return (
    // Escape does not close it: the screen behind it is unusable.
    <Dialog title={TITLES[end]} onClose={() => {}}>
      {elsewhere ? (
        <p>In einem anderen Fenster dieses Browsers hat sich jemand ab- oder angemeldet.</p>
      ) : (
        <p>
          {end === 'trial'
            ? 'Ihre Testphase ist abgelaufen. Bitte loggen Sie sich aus und erneut ein: Dann sehen Sie, wie Sie weiterarbeiten können.'
            : 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.'}
        </p>
      )}
      {elsewhere ? null : <p>{kept}</p>}
      <div className="dialog-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => navigate(elsewhere ? '/login' : loginPathAfter(end))}
        >
          {elsewhere ? 'Zur Anmeldung' : 'Abmelden'}
        </button>
      </div>
    </Dialog>
  );
}

/** Remaining seconds at which the time is announced; not at each second. */
const SAID_AT = [
  [10, 'Noch 10 Sekunden bis zur Abmeldung.'],
  [30, 'Noch 30 Sekunden bis zur Abmeldung.'],
  [60, 'Noch eine Minute bis zur Abmeldung.'],
  [120, 'Noch zwei Minuten bis zur Abmeldung.'],
] as const;

/** Asks whether the user is still there before logging out. */
function IdleDialog({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  const said = SAID_AT.find(([from]) => secondsLeft <= from)?.[1];
  return (
    <Dialog title="Sind Sie noch da?" onClose={onStay}>
      <p>
        {`Sie haben länger nichts eingegeben. Zum Schutz der Angaben werden Sie gleich abgemeldet${
          canSeal()
            ? '; was Sie eingegeben haben, bleibt verschlüsselt in diesem Browser und kann danach fortgesetzt werden.'
            : '. Ohne https bleiben Ihre Eingaben nur erhalten, solange dieses Fenster offen ist.'
        }`}
      </p>
      <p className="countdown" aria-hidden="true">
        Abmeldung in <strong className="number" translate="no">{`${minutes}:${seconds}`}</strong>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onStay}>
          Angemeldet bleiben
        </button>
      </div>
    </Dialog>
  );
}

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
