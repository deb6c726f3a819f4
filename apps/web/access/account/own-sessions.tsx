import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { endOtherSessions, endSession } from '#auth/calls';
import { formatMoment } from '#platform/domain';
import type { CallAnswer } from '../../connection/calls/send-call.ts';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';

/** A running session as the account's loader sends it, with times as JSON strings. */
export interface ShownSession {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly browser: string | null;
  readonly present: boolean;
}
const time = (text: string) => `${formatMoment(new Date(text))} Uhr`;

/** Lists the user's sessions; each can be ended. */
export function OwnSessions({ sessions }: { readonly sessions: readonly ShownSession[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [result, setResult] = useState<{ readonly ok: boolean; readonly text: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { revalidate } = useRevalidator();
  const end = async (what: string, call: () => Promise<CallAnswer<unknown>>, done: string) => {
    if (busy !== null) return;
    setBusy(what);
    const answer = await call();
    setBusy(null);
    setResult({ ok: answer.ok, text: answer.ok ? done : answer.message });
    // The pressed button disappears with its row.
    status.current?.focus();
    revalidate();
  };
  const others = sessions.filter(({ present }) => !present);
  const rowOf = (session: ShownSession) => (
    <SessionRow
      key={session.id}
      session={session}
      busy={busy === session.id}
      onEnd={() =>
        void end(session.id, () => makeCall(endSession, { id: session.id }), 'Die Sitzung ist beendet.')
      }
    />
  );
  return (
    <>
      <ul className="own-sessions">
        {sessions.filter(({ present }) => present).map(rowOf)}
        {byBrowser(others).map(([browser, group]) =>
          group.length === 1 ? (
            group.map(rowOf)
          ) : (
            <li key={browser} className="own-session-group">
              <details>
                <summary>
                  <strong>{browser}</strong>: {group.length} Sitzungen
                  <span className="field-hint">zuletzt benutzt {time(lastSeenOf(group))}</span>
                </summary>
                <ul className="own-sessions">{group.map(rowOf)}</ul>
              </details>
            </li>
          ),
        )}
      </ul>
      <p role="status" ref={status} tabIndex={-1}>
        {result === null ? null : (
          <span className={`message message-${result.ok ? 'covered' : 'cost'}`}>{result.text}</span>
        )}
      </p>
      {others.length === 0 ? (
        <p className="field-hint">Sie sind sonst nirgends angemeldet.</p>
      ) : (
        <div>
          <BusyButton
            busy={busy === 'others'}
            onClick={() =>
              void end('others', () => makeCall(endOtherSessions, {}), 'Alle anderen Sitzungen sind beendet.')
            }
          >
            Alle anderen beenden
          </BusyButton>
        </div>
      )}
    </>
  );
}

const UNKNOWN = 'Unbekannter Browser';

/** Sessions of one browser together, in the order of their most recent one. */
function byBrowser(
  sessions: readonly ShownSession[],
): readonly (readonly [string, readonly ShownSession[]])[] {
  return [...Map.groupBy(sessions, ({ browser }) => browser ?? UNKNOWN)];
}

/** The latest use of any of some sessions. */
const lastSeenOf = (sessions: readonly ShownSession[]): string =>
  sessions.map(({ lastSeen }) => lastSeen).reduce((latest, each) => (each > latest ? each : latest));

function SessionRow(props: {
  readonly session: ShownSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { session, busy, onEnd } = props;
  const { created, lastSeen, browser, present } = session;
  return (
    <li>
      <div>
        <strong>{browser ?? UNKNOWN}</strong>
        {present ? <span className="own-session-present">diese Sitzung</span> : null}
        <p className="field-hint">
          Angemeldet {time(created)}, zuletzt benutzt {time(lastSeen)}
        </p>
      </div>
      {present ? null : (
        <BusyButton busy={busy} onClick={onEnd}>
          <span>
            Beenden
            <span className="visually-hidden">
              : {browser}, angemeldet {time(created)}
            </span>
          </span>
        </BusyButton>
      )}
    </li>
  );
}
