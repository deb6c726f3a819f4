import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useFrame, useRight } from '../session/frame-data.ts';
import { MANUAL_PDF, PRIVACY_PDF } from './brand/legal-links.tsx';
import { SupportHours } from './brand/support-hours.tsx';
import {
  CalculatorIcon,
  CatalogueIcon,
  GearIcon,
  HomeIcon,
  LetterIcon,
  ListIcon,
  PageIcon,
  SignpostIcon,
  UserIcon,
} from './icons.tsx';
import { FIRST_STEP, introductionAt } from './introduction-request.ts';
import { SettingsIcon, TransferIcon } from './settings-icons.tsx';
import { SETTINGS_TABS, TRANSFER_PAGE } from './settings-tabs.ts';
import { SidebarSection } from './sidebar-section.tsx';

/**
 * The content of the menu: the logged-in user, and the screens they may open.
 *
 * @param props.start button that starts a consultation, if one can start here
 * @param props.area entries of the area that the screen belongs to. Beside them only the way to a consultation is
 *   in sight, and the settings are folded
 */
export function Sidebar(props: {
  readonly logout: ReactNode;
  readonly start: ReactNode;
  readonly area: ReactNode;
}) {
  const { logout, start, area } = props;
  const { vendorName } = useFrame();
  const inArea = Boolean(area);
  return (
    <nav className={inArea ? 'sidebar sidebar-dense' : 'sidebar'} aria-label="Menü">
      <Account logout={logout} inArea={inArea} />
      <Consultation start={start} inArea={inArea} />
      {area}
      <Settings folded={inArea} />
      <SidebarHelp />
      <p className="sidebar-vendor">{vendorName}</p>
    </nav>
  );
}

function Consultation({ start, inArea }: { readonly start: ReactNode; readonly inArea: boolean }) {
  const mayAdvise = useRight('bera_durch');
  const mayCalculate = useRight('versorg_aufr');
  const maySeeCatalogue = useRight('prod_kat');
  return (
    <SidebarSection title="Beratung">
      <Entry to="/">
        <HomeIcon />
        Startseite
      </Entry>
      {start ? <li>{start}</li> : null}
      {mayAdvise && !inArea ? (
        <Entry to="/recommendations">
          <ListIcon />
          Empfehlungen
        </Entry>
      ) : null}
      {maySeeCatalogue && !inArea ? (
        <Entry to="/products">
          <CatalogueIcon />
          Produktkatalog
        </Entry>
      ) : null}
      {mayCalculate && !inArea ? (
        <Entry to="/cart">
          <CalculatorIcon />
          Versorgungsrechner
        </Entry>
      ) : null}
    </SidebarSection>
  );
}

/** Each entry requires its own right (access specification, section 2, 'Shell'). */
function Settings({ folded }: { readonly folded: boolean }) {
  const { user } = useFrame();
  const tabs = SETTINGS_TABS.filter(({ right }) => user.rights.includes(right));
  const mayTransfer = TRANSFER_PAGE.rights.some((right) => user.rights.includes(right));
  if (tabs.length === 0 && !mayTransfer) return null;
  return (
    <SidebarSection title="Einstellungen" folded={folded}>
      {tabs.map(({ index, label }) => (
        <Entry key={index} to={`/settings/${index}`}>
          <SettingsIcon index={index} />
          {label}
        </Entry>
      ))}
      {mayTransfer ? (
        <Entry to={TRANSFER_PAGE.to}>
          <TransferIcon />
          {TRANSFER_PAGE.label}
        </Entry>
      ) : null}
    </SidebarSection>
  );
}

function Entry({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <NavLink className="sidebar-entry" to={to} end>
        {children}
      </NavLink>
    </li>
  );
}

function Account({ logout, inArea }: { readonly logout: ReactNode; readonly inArea: boolean }) {
  const { user, institution, vendorName } = useFrame();
  return (
    <div className="account">
      <NavLink className="sidebar-entry account-link" to="/myAccount" end>
        <UserIcon />
        <span>
          <span className="account-name">{user.name}</span>
          <span className="visually-hidden">, </span>
          <span className="account-institution">{institution.name}</span>
        </span>
      </NavLink>
      {logout}
      {user.admin && !inArea ? (
        <NavLink className="sidebar-entry" to="/cms">
          <GearIcon />
          Verwaltung {vendorName}
        </NavLink>
      ) : null}
    </div>
  );
}

/** The last sections of the menu: support and legal links (access specification, section 2, 'Shell'). */
function SidebarHelp() {
  return (
    <>
      <SidebarSection title="Hilfe & Support">
        <li>
          <NavLink className="sidebar-entry" to="/feedback">
            <LetterIcon />
            Kontakt
          </NavLink>
        </li>
        <File href={MANUAL_PDF}>Benutzerhandbuch (PDF)</File>
        <li>
          <Link className="sidebar-entry sidebar-introduction" to="/" state={introductionAt(FIRST_STEP)}>
            <SignpostIcon />
            Einführung
          </Link>
        </li>
      </SidebarSection>
      <SupportHours />
      <SidebarSection title="Rechtliches">
        <File href={PRIVACY_PDF}>Datenschutz (PDF)</File>
        <li>
          <NavLink className="sidebar-entry" to="/impressum">
            <PageIcon />
            Impressum
          </NavLink>
        </li>
      </SidebarSection>
    </>
  );
}

/** Opens in a new tab, so that the consultation stays as it is. */
function File({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className="sidebar-entry" href={href} target="_blank" rel="noreferrer">
        <PageIcon />
        {children}
      </a>
    </li>
  );
}
