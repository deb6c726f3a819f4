import { useEffect } from 'react';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { prefetch } from '../connection/prefetch.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { useUncoveredFocus } from '../frame/uncovered-focus.ts';
import { DataConsent } from '../session/data-consent.tsx';
import { LeftForms } from '../session/left-forms.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { AdministrationLogout } from './administration-logout.tsx';
import { PasswordQuestion } from './password/password-question.tsx';

/** What watches over settings and administration: the connection, the session. */
export function DeferredFrame() {
  useUncoveredFocus();
  useEffect(() => whenIdle(() => void prefetch('routes/administration')), []);
  return (
    <>
      <ConnectionNotice />
      <LeftForms />
      <DataConsent logout={<AdministrationLogout className="button" />} />
      <PasswordQuestion />
      <SessionWatch kept="Was Sie hier eingegeben und noch nicht gespeichert haben, bleibt bis zu 12 Stunden verschlüsselt in diesem Fenster und ist nach Ihrer Anmeldung wieder da; Passwörter und Dateien ausgenommen. Eine unterbrochene Beratung bleibt ebenso erhalten." />
    </>
  );
}
