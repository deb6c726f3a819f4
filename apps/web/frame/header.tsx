import { Brand } from '../ui/frame-brand.tsx';
import { MenuIcon } from '../ui/frame-icons.tsx';
import { SupportHours } from '../ui/frame-support.tsx';
import { useFrame } from './frame-data.ts';
import { TrialBanner } from './trial-banner.tsx';

/**
 * The head of every screen of somebody who is logged in.
 *
 * @param props.onMenu opens the menu where there is no room for it beside the screen
 */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { vendorName } = useFrame();
  return (
    <header className="frame-header">
      <Brand vendorName={vendorName} href="/" />
      <div className="frame-facts">
        <TrialBanner />
        <SupportHours />
      </div>
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
