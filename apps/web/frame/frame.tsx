import { useLocation } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

interface FrameProps {
  /** The logout button, including any question before it. */
  readonly logout: ReactNode;
  /** The button that starts a consultation; it closes the menu first. */
  readonly start?: (closeMenu: () => void) => ReactNode;
  /** Menu entries of the area that the screen belongs to. */
  readonly area?: ReactNode;
  /** Buttons in the header. */
  readonly tools?: ReactNode;
  /** Rendered above the screen, across its whole width. */
  readonly bar?: ReactNode;
  /** Rendered below the screen. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen behind the login. Knows nothing of the screens' subjects. */
export function Frame({ logout, start, area, tools, bar, foot, children }: FrameProps) {
  const { key } = useLocation();
  // The menu is tied to the location where it was opened: navigating closes it before the new page takes the
  // focus.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === key;
  const closeMenu = () => setMenuAt(null);
  const sidebar = <Sidebar logout={logout} start={start?.(closeMenu)} area={area} />;
  return (
    <div className="frame">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <Header tools={tools} menuOpen={menuOpen} onMenu={() => setMenuAt(key)} />
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
