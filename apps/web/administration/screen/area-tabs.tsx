import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';

interface AreaTab {
  readonly to: string;
  readonly label: string;
  /** Whether the user has the right to open it. */
  readonly open: boolean;
  /** Whether it is current only at its exact address, not below it. */
  readonly exact?: boolean;
}

interface AreaTabsProps {
  /** Name of the area, such as `Einstellungen`. */
  readonly label: string;
  readonly tabs: readonly AreaTab[];
  /** Rendered after the tabs. */
  readonly children?: ReactNode;
}

/** The tabs of an area. Switching tabs replaces the history entry. */
export function AreaTabs({ label, tabs, children }: AreaTabsProps) {
  return (
    <nav className="area-tabs" aria-label={label}>
      <ul>
        {tabs.map(({ to, label: name, open, exact = false }) => (
          <li key={to}>
            {open ? (
              <NavLink className="area-tab" to={to} end={exact} replace>
                {name}
              </NavLink>
            ) : (
              <span className="area-tab" aria-disabled="true" title="Dafür fehlt Ihnen die Berechtigung.">
                {name}
              </span>
            )}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
