import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useFrame, useRight } from '../session/frame-data.ts';
import { CalculatorIcon, GearIcon, HomeIcon, ListIcon, UserIcon } from './icons.tsx';
import { SETTINGS_TABS, TRANSFER_PAGE } from './settings-tabs.ts';
import { SidebarHelp } from './sidebar-help.tsx';
import { SidebarSection } from './sidebar-section.tsx';

/**
 * The content of the menu: the logged-in user, and the screens they may open.
 *
 * @param props.start button that starts a consultation, if one can start here
 */
export function Sidebar({ logout, start }: { readonly logout: ReactNode; readonly start: ReactNode }) {
  const mayAdvise = useRight('bera_durch');
  const mayCalculate = useRight('versorg_aufr');
  const maySeeCatalogue = useRight('prod_kat');
  const { vendorName } = useFrame();
  return (
    <nav className="sidebar" aria-label="Menü">
      <Account logout={logout} />
      <SidebarSection title="Beratung">
        <Entry to="/">
          <HomeIcon />
          Startseite
        </Entry>
        {start ? <li>{start}</li> : null}
        {mayAdvise ? (
          <Entry to="/recommendations">
            <ListIcon />
            Empfehlungen
          </Entry>
        ) : null}
        {maySeeCatalogue ? (
          <Entry to="/products">
            <CatalogueIcon />
            Produktkatalog
          </Entry>
        ) : null}
        {mayCalculate ? (
          <Entry to="/cart">
            <CalculatorIcon />
            Versorgungsrechner
          </Entry>
        ) : null}
      </SidebarSection>
      <Settings />
      <SidebarHelp />
      <p className="sidebar-vendor">{vendorName}</p>
    </nav>
  );
}

/** Each entry requires its own right (access specification, section 2, 'Shell'). */
function Settings() {
  const { user } = useFrame();
  const tabs = SETTINGS_TABS.filter(({ right }) => user.rights.includes(right));
  const mayTransfer = TRANSFER_PAGE.rights.some((right) => user.rights.includes(right));
  if (tabs.length === 0 && !mayTransfer) return null;
  return (
    <SidebarSection title="Einstellungen">
      {tabs.map(({ index, label }) => (
        <Entry key={index} to={`/settings/${index}`}>
          <GearIcon />
          {label}
        </Entry>
      ))}
      {mayTransfer ? (
        <Entry to={TRANSFER_PAGE.to}>
          <GearIcon />
          {TRANSFER_PAGE.label}
        </Entry>
      ) : null}
    </SidebarSection>
  );
}

const CatalogueIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 6.5C10 5 7.5 4.5 4 4.5V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20" />
  </svg>
);

function Entry({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <NavLink className="sidebar-entry" to={to} end>
        {children}
      </NavLink>
    </li>
  );
}

function Account({ logout }: { readonly logout: ReactNode }) {
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
      {user.admin ? (
        <NavLink className="sidebar-entry" to="/cms">
          <GearIcon />
          Verwaltung {vendorName}
        </NavLink>
      ) : null}
    </div>
  );
}
