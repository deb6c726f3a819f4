import { useLocation } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

interface FrameProps {
  /** Ends the session, with whatever has to be asked before. */
  readonly logout: ReactNode;
  /** Begins what the screens are about; closes the menu first. */
  readonly start?: (closeMenu: () => void) => ReactNode;
  /** Stands above the screen, across its whole width. */
  readonly bar?: ReactNode;
  /** Stands below the screen. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every screen of somebody who is logged in. It knows nothing of what the screens work with. */
export function Frame({ logout, start, bar, foot, children }: FrameProps) {
  const { key } = useLocation();
  // The menu belongs to the place where it was opened: going anywhere closes it before the new page takes the focus.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === key;
  const closeMenu = () => setMenuAt(null);
  const sidebar = <Sidebar logout={logout} start={start?.(closeMenu)} />;
  return (
    <div className="frame">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <Header menuOpen={menuOpen} onMenu={() => setMenuAt(key)} />
      <div className="frame-sidebar">{sidebar}</div>
      {menuOpen ? <Drawer onClose={closeMenu}>{sidebar}</Drawer> : null}
      <div className="frame-screen">
        {bar}
        <main id="inhalt" className="frame-main" tabIndex={-1}>
          {children}
        </main>
        {foot}
      </div>
    </div>
  );
}
