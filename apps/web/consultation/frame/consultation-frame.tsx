import type { ReactNode } from 'react';
import { Frame } from '../../frame/frame.tsx';
import { StartIcon } from '../../frame/icons.tsx';
import { useScreenHandle } from '../../frame/screen-handle.ts';
import { useMayConsult } from '../../session/frame-data.ts';
import { useWayOnKey } from '../area/way-on.ts';
import { DiscreetButton } from '../discreet/discreet-button.tsx';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { ConsultationLogout } from '../leaving/consultation-logout.tsx';
import { useStart } from '../leaving/use-start.tsx';
import { CartFooter } from './cart-footer.tsx';
import { PatientBar } from './patient-bar.tsx';
import { useDeferredFrame } from './use-deferred-frame.ts';

/** The frame of a consultation: patient bar, cart footer and draft notices. */
export function ConsultationFrame({ children }: { children: ReactNode }) {
  const { patientBar, withoutFoot } = useScreenHandle();
  const { ready, start, question } = useStart();
  const consults = useMayConsult();
  const DeferredFrame = useDeferredFrame();
  useWayOnKey();
  const startEntry = (closeMenu: () => void) => (
    <button
      type="button"
      className="sidebar-entry"
      disabled={!ready}
      onClick={() => {
        closeMenu();
        start();
      }}
    >
      <StartIcon />
      Neue Beratung
    </button>
  );
  return (
    <>
      <Frame
        logout={<ConsultationLogout />}
        {...(consults ? { start: startEntry } : {})}
        tools={consults ? <DiscreetButton /> : null}
        bar={patientBar ? <PatientBar /> : null}
        foot={withoutFoot ? null : <CartFooter />}
      >
        <noscript>
          <p className="message message-notice">
            Inkoberatung braucht JavaScript: Alle Angaben bleiben in diesem Browser und werden hier
            verarbeitet. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.
          </p>
        </noscript>
        <DraftNotice />
        {children}
      </Frame>
      {question}
      {DeferredFrame === null ? null : <DeferredFrame />}
    </>
  );
}
