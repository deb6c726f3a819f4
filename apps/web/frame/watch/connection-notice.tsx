import { useEffect } from 'react';
import { connectionFound, useConnection } from '../../connection/connection-state.ts';
import { startScript } from '../../remix-internals.ts';

/** Interval of checks while the server does not answer. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Shows that there is no connection. The live region exists before its text, so that the text is announced.
 */
export function ConnectionNotice() {
  const connection = useConnection();
  useEffect(() => {
    // Offline, there is nothing to check: the browser reports when it is online again.
    if (connection !== 'lost') return;
    const timer = setInterval(lookForServer, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [connection]);
  return (
    <div className="connection-notice" role="status">
      {connection === 'on' ? null : (
        <p className="message message-notice">
          Keine Verbindung. Was Sie sehen, bleibt benutzbar; Ihre Eingaben gehen nicht verloren.
        </p>
      )}
    </div>
  );
}

/** Requests a static file, which does not extend the session. */
async function lookForServer(): Promise<void> {
  try {
    await fetch(startScript(), { method: 'HEAD', cache: 'no-store' });
    connectionFound();
  } catch {
    // Still unreachable; the next check follows.
  }
}
