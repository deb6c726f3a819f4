import { DeletionNotice } from '../consultation/documents/deletion-notice.tsx';
import { DataConsent } from '../session/data-consent.tsx';
import { ResumeOffer } from '../session/resume-offer.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Passage } from './passage.tsx';

/** What watches over a consultation: the way to the next screen, the connection, the session, an interrupted draft. */
export function Companions() {
  return (
    <>
      <Passage />
      <ConnectionNotice />
      <DeletionNotice />
      <DataConsent />
      <ResumeOffer />
      <SessionWatch />
    </>
  );
}
