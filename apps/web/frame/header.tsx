import type { ReactNode } from 'react';
import { useFrame } from '../session/frame-data.ts';
import { Brand } from './brand/brand.tsx';
import { SupportHours } from './brand/support-hours.tsx';
import { MenuIcon } from './icons.tsx';
import { TrialBanner } from './trial-banner.tsx';

/**
 * The header of every screen behind the login.
 *
 * @param props.tools buttons of the screens' area
 * @param props.onMenu opens the menu if there is no room for it beside the screen
 */
export function Header(props: { tools: ReactNode; menuOpen: boolean; onMenu: () => void }) {
  const { tools, menuOpen, onMenu } = props;
  const { vendorName } = useFrame();
  return (
    <header className="frame-header">
      <Brand vendorName={vendorName} href="/" />
      <div className="frame-facts">
        <TrialBanner />
        <SupportHours />
      </div>
      {tools}
      <div className="frame-menu">
        <button
          type="button"
          className="button button-compact"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          <MenuIcon />
          Menü
        </button>
      </div>
    </header>
  );
}
