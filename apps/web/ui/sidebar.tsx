import { Form, NavLink } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useConsultation, useRight } from '../consultation/consultation-data.ts';
import { useDraft } from '../consultation/draft-provider.tsx';
import { CalculatorIcon, HomeIcon, LeaveIcon, ListIcon, StartIcon } from './frame-icons.tsx';

/** The menu's content: who is logged in, and the screens this user may open. */
export function Sidebar({ canStart, onStart }: { canStart: boolean; onStart: () => void }) {
  const mayAdvise = useRight('bera_durch');
  const mayCalculate = useRight('versorg_aufr');
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
        {mayCalculate ? (
          <li>
            <Entry to="/cart">
              <CalculatorIcon />
              Versorgungsrechner
            </Entry>
          </li>
        ) : null}
      </ul>
      <p className="sidebar-vendor">{vendorName}</p>
    </nav>
  );
}

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
  const { wipe } = useDraft();
  return (
    <div className="account">
      <p className="account-name">{user.name}</p>
      <p className="account-institution">{institution.name}</p>
      <Form method="post" action="/logout" onSubmit={wipe}>
        <button type="submit" className="sidebar-entry">
          <LeaveIcon />
          Abmelden
        </button>
      </Form>
    </div>
  );
}
