import { useEffect } from 'react';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { prefetch } from '../connection/prefetch.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { DataConsent } from '../session/data-consent.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { AdministrationLogout } from './administration-logout.tsx';
import { PasswordQuestion } from './password/password-question.tsx';

/** What watches over settings and administration: the connection, the session. */
export function DeferredFrame() {
  useEffect(() => whenIdle(() => void prefetch('routes/administration')), []);
  return (
    <>
      <ConnectionNotice />
      <DataConsent logout={<AdministrationLogout className="button" />} />
      <PasswordQuestion />
      <SessionWatch kept="Was auf dieser Seite noch nicht gespeichert ist, geht mit dem Abmelden verloren. Eine unterbrochene Beratung bleibt verschlüsselt in diesem Browser." />
    </>
  );
}
