import { Form, NavLink } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useConsultation, useRight } from '../consultation/consultation-data.ts';
import { useDraftWays } from '../consultation/draft-provider.tsx';
import { CalculatorIcon, HomeIcon, LeaveIcon, ListIcon, StartIcon, UserIcon } from './frame-icons.tsx';
import { SidebarHelp } from './sidebar-help.tsx';

/** The menu's content: who is logged in, and the screens this user may open. */
export function Sidebar({ canStart, onStart }: { canStart: boolean; onStart: () => void }) {
  const mayAdvise = useRight('bera_durch');
  const mayCalculate = useRight('versorg_aufr');
  const maySeeCatalogue = useRight('prod_kat');
  const { vendorName } = useConsultation();
  const section = useId();
  return (
    <nav className="sidebar" aria-label="Menü">
      <Account />
      <p className="sidebar-title" id={section}>
        Beratung
      </p>
      <ul className="sidebar-list" aria-labelledby={section}>
        <li>
          <Entry to="/">
            <HomeIcon />
            Startseite
          </Entry>
        </li>
        <li>
          <button type="button" className="sidebar-entry" disabled={!canStart} onClick={onStart}>
            <StartIcon />
            Neue Beratung
          </button>
        </li>
        {mayAdvise ? (
          <li>
            <Entry to="/recommendations">
              <ListIcon />
              Empfehlungen
            </Entry>
          </li>
        ) : null}
        {maySeeCatalogue ? (
          <li>
            <Entry to="/products">
              <CatalogueIcon />
              Produktkatalog
            </Entry>
          </li>
        ) : null}
        {mayCalculate ? (
          <li>
            <Entry to="/cart">
              <CalculatorIcon />
              Versorgungsrechner
            </Entry>
          </li>
        ) : null}
      </ul>
      <SidebarHelp />
      <p className="sidebar-vendor">{vendorName}</p>
    </nav>
  );
}

const CatalogueIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 6.5C10 5 7.5 4.5 4 4.5V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20" />
  </svg>
);

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink className="sidebar-entry" to={to} end>
      {children}
    </NavLink>
  );
}

/** Logging out forgets the person in this browser first, also where the server cannot be reached. */
function Account() {
  const { user, institution } = useConsultation();
  const { wipe } = useDraftWays();
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
      <Form method="post" action="/logout" onSubmit={wipe}>
        <button type="submit" className="sidebar-entry">
          <LeaveIcon />
          Abmelden
        </button>
      </Form>
    </div>
  );
}
