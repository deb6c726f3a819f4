import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { SessionEnd } from '#auth';
import { isLogoutLate, logOutNow } from '../../session/logout/late-logout.ts';
import { endFromQuery } from '../../session/session-end.ts';

const TEXTS: Record<SessionEnd, string> = {
  idle: 'Sie wurden ausgeloggt, weil Sie länger als 45 Minuten inaktiv waren.',
  over: 'Ihre Session ist abgelaufen. Bitte melden Sie sich erneut an.',
  trial: 'Ihre Testphase ist abgelaufen. Nach der Anmeldung sehen Sie, wie Sie weiterarbeiten können.',
};
const LATE =
  'Sie sind hier abgemeldet. Der Server weiß es noch nicht, weil die Verbindung fehlt: Bitte lassen Sie dieses Fenster offen, bis sie wieder da ist.';
const LOOK_AGAIN_MS = 5_000;

/** Explains on the login page why the session ended. */
export function LoginNotice() {
  const [query] = useSearchParams();
  const end = endFromQuery(query);
  const late = useLateLogout();
  return (
    <div role="status">
      {end === null ? null : <p className="message message-notice">{TEXTS[end]}</p>}
      {late ? <p className="message message-notice">{LATE}</p> : null}
    </div>
  );
}

/** Whether the server has yet to be notified of a logout; retries as soon as it can be reached. */
function useLateLogout(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(isLogoutLate());
    if (!isLogoutLate()) return;
    const tell = async () => {
      if (navigator.onLine && (await logOutNow())) setLate(false);
    };
    const timer = setInterval(tell, LOOK_AGAIN_MS);
    window.addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tell);
    };
  }, []);
  return late;
}
