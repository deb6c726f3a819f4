import { useEffect } from 'react';
import { whenIdle } from '../connection/calls/when-idle.ts';
import { prefetch } from '../frame/navigation/prefetch.ts';
import { ConnectionNotice } from '../frame/watch/connection-notice.tsx';
import { DataConsent } from '../frame/watch/data-consent.tsx';
import { SessionWatch } from '../frame/watch/session-watch.tsx';
import { useUncoveredFocus } from '../frame/watch/uncovered-focus.ts';
import { canSeal } from '../session/draft-cipher.ts';
import { LeftForms } from '../session/form-drafts/left-forms.tsx';
import { AdministrationLogout } from './administration-logout.tsx';
import { PasswordQuestion } from './password/password-question.tsx';

/** Watches connection and session on settings and administration screens. */
export function DeferredFrame() {
  useUncoveredFocus();
  useEffect(() => whenIdle(() => void prefetch('administration')), []);
  return (
    <>
      <ConnectionNotice />
      <LeftForms />
      <DataConsent logout={<AdministrationLogout className="button" />} />
      <PasswordQuestion />
      <SessionWatch
        kept={
          canSeal()
            ? 'Was Sie hier eingegeben und noch nicht gespeichert haben, bleibt bis zu 12 Stunden verschlüsselt in diesem Fenster und ist nach Ihrer Anmeldung wieder da; Passwörter und Dateien ausgenommen. Eine unterbrochene Beratung bleibt ebenso erhalten.'
            : 'Ohne https bleibt nicht erhalten, was Sie hier eingegeben und noch nicht gespeichert haben.'
        }
      />
    </>
  );
}
