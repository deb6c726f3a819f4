import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { NavigationControl } from '../connection/navigation-control.tsx';
import { useUncoveredFocus } from '../frame/uncovered-focus.ts';
import { DataConsent } from '../session/data-consent.tsx';
import { LeftForms } from '../session/left-forms.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { ConsultationLogout } from './consultation-logout.tsx';
import { DeletionNotice } from './documents/deletion-notice.tsx';
import { useDraftPart } from './draft-provider.tsx';
import { FiguresWatch } from './figures-watch.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

/** What watches over a consultation: the way to the next screen, the connection, the session, the draft. */
export function DeferredFrame() {
  useUncoveredFocus();
  useSaveOnLeave();
  usePrefetch();
  const trouble = useDraftPart((state) => state.trouble);
  return (
    <>
      <NavigationControl
        reloading={
          trouble === 'not-saved'
            ? 'Ihre Eingaben können in diesem Browser nicht gespeichert werden und gehen beim Neuladen verloren: Bitte notieren Sie sie vorher.'
            : 'Bitte laden Sie die Seite neu; Ihre Eingaben bleiben erhalten.'
        }
      />
      <ConnectionNotice />
      <LeftForms />
      <DeletionNotice />
      <DataConsent logout={<ConsultationLogout className="button" />} />
      <ResumeOffer />
      <FiguresWatch />
      <SessionWatch
        kept={
          trouble === 'not-saved'
            ? 'Ihre Eingaben konnten nicht gespeichert werden: Sie bleiben nur erhalten, wenn Sie sich in diesem Fenster wieder anmelden.'
            : 'Ihre Eingaben bleiben verschlüsselt in diesem Browser. Nach der Anmeldung können Sie die Beratung fortsetzen.'
        }
      />
    </>
  );
}
