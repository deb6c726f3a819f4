import { Introduction } from '../../frame/introduction/introduction.tsx';
import { NavigationControl } from '../../frame/navigation/navigation-control.tsx';
import { ConnectionNotice } from '../../frame/watch/connection-notice.tsx';
import { DataConsent } from '../../frame/watch/data-consent.tsx';
import { SessionWatch } from '../../frame/watch/session-watch.tsx';
import { useUncoveredFocus } from '../../frame/watch/uncovered-focus.ts';
import { LeftForms } from '../../session/form-drafts/left-forms.tsx';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { FiguresWatch } from '../figures-changed/figures-watch.tsx';
import { ConsultationLogout } from '../leaving/consultation-logout.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

/** Background watchers of a consultation: prefetching, connection, session and draft. */
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
      <Introduction />
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
