import { useLocation, useMatches } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { Footer } from './footer.tsx';
import { Drawer } from './frame-drawer.tsx';
import { useStart } from './frame-start.tsx';
import { Header } from './header.tsx';
import { PatientBar } from './patient-bar.tsx';
import { Sidebar } from './sidebar.tsx';

/**
 * Screens about a person (consultation specification, section 2, shared frame). Known by their routes: an address
 * may be spelled in more than one way, such as `/cart/`.
 */
const WITH_PATIENT = /^routes\/(wizard|products|recommendations|cart|selling)$/;
const WITHOUT_FOOTER = /^routes\/(home|wizard)$/;

/** What stands around every screen of a consultation. */
export function Frame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const screen = useMatches().at(-1)?.id ?? '';
  // The menu belongs to the place where it was opened: going anywhere closes it before the new page takes the focus.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === key;
  const closeMenu = () => setMenuAt(null);
  const { ready, start, question } = useStart();
  const sidebar = (
    <Sidebar
      canStart={ready}
      onStart={() => {
        closeMenu();
        start();
      }}
    />
  );
  return (
    <div className="frame">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <Header menuOpen={menuOpen} onMenu={() => setMenuAt(key)} />
      <div className="frame-sidebar">{sidebar}</div>
      {menuOpen ? <Drawer onClose={closeMenu}>{sidebar}</Drawer> : null}
      <div className="frame-screen">
        {WITH_PATIENT.test(screen) ? <PatientBar /> : null}
        <main id="inhalt" className="frame-main" tabIndex={-1}>
          <noscript>
            <p className="message message-notice">
              Inkoberatung braucht JavaScript: Alle Angaben bleiben in diesem Browser und werden hier
              verarbeitet. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.
            </p>
          </noscript>
          <DraftNotice />
          {children}
        </main>
        {WITHOUT_FOOTER.test(screen) ? null : <Footer />}
      </div>
      {question}
    </div>
  );
}
