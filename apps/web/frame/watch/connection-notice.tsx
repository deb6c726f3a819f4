import { useEffect } from 'react';
import { connectionFound, useConnection } from '../../connection/connection-state.ts';
import { startScript } from '../../remix-internals.ts';

/** How often a server that does not answer is looked for. */
const LOOK_AGAIN_MS = 5_000;

/** Says that there is no connection for as long as there is none. The place is there before the words. */
export function ConnectionNotice() {
  const connection = useConnection();
  useEffect(() => {
    // Without a network there is nothing to look for: the browser says when it is back.
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

/** Asks for a file, which does not lengthen the session. */
async function lookForServer(): Promise<void> {
  try {
    await fetch(startScript(), { method: 'HEAD', cache: 'no-store' });
    connectionFound();
  } catch {
    // Still away; looked for again.
  }
}
