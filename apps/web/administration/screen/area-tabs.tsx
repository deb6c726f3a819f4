import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';

interface AreaTab {
  readonly to: string;
  readonly label: string;
  /** Whether the user's rights open it. */
  readonly open: boolean;
  /** Whether it is the present one at its address alone, and not below it. */
  readonly exact?: boolean;
}

interface AreaTabsProps {
  /** Names the area, such as `Einstellungen`. */
  readonly label: string;
  readonly tabs: readonly AreaTab[];
  /** Stands behind the tabs. */
  readonly children?: ReactNode;
}

/** The pages of an area. Going to another one takes the place of the present one in the history. */
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
