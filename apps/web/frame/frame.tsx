import { useLocation } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { useFrame } from '../session/frame-data.ts';
import { DeferredDialog } from '../ui/basics/deferred.tsx';
import { useModal } from '../ui/basics/modal.ts';
import { Brand } from './brand/brand.tsx';
import { SupportHours } from './brand/support-hours.tsx';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { Sidebar } from './sidebar.tsx';
import { trialLabel, trialTone } from './trial.ts';

const OFFER = deferredPart(
  async () => (await import('./contract/contract-offer.tsx')).ContractOffer,
  'on-demand',
);

/**
 * Shows the remaining days of the trial; links users who may apply to the contract version until an
 * application is made.
 */
function TrialBanner() {
  const { institution, user } = useFrame();
  const { trialDaysLeft: days, fullVersionApplied } = institution;
  const [open, setOpen] = useState(false);
  const label = trialLabel(institution);
  if (days === null && !open) return null;
  return (
    <>
      {days === null ? null : (
        <div className="trial-banner" data-tone={trialTone(days)}>
          <p>{label}</p>
          {fullVersionApplied ? null : user.mayApply ? (
            <button type="button" className="button button-compact" onClick={() => setOpen(true)}>
              Vertragsversion beantragen
            </button>
          ) : (
            <p>Der Hauptbenutzer Ihrer Institution beantragt die Vertragsversion.</p>
          )}
        </div>
      )}
      {open ? (
        <DeferredDialog part={OFFER} onClose={() => setOpen(false)}>
          {(ContractOffer) => <ContractOffer onClose={() => setOpen(false)} />}
        </DeferredDialog>
      ) : null}
    </>
  );
}

/**
 * The header of every screen behind the login.
 *
 * @param props.tools buttons of the screens' area
 * @param props.onMenu opens the menu if there is no room for it beside the screen
 */
function Header(props: { tools: ReactNode; menuOpen: boolean; onMenu: () => void }) {
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

/** The menu as an overlay, for narrow windows. */
function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the menu; with the keyboard, Escape does.
    <dialog
      {...modal}
      className="drawer"
      aria-label="Menü"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="drawer-body">
        <button type="button" className="icon-button drawer-close" onClick={onClose}>
          <CloseIcon />
          <span className="visually-hidden">Menü schließen</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}
