import { useConsultation } from '../consultation/consultation-data.ts';
import { Brand } from './frame-brand.tsx';
import { MenuIcon } from './frame-icons.tsx';
import { SupportHours } from './frame-support.tsx';
import { TrialBanner } from './frame-trial-banner.tsx';

/**
 * The head of every consultation screen.
 *
 * @param props.onMenu opens the menu where there is no room for it beside the screen
 */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { vendorName } = useConsultation();
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
