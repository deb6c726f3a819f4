import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface AreaTabProps {
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
  readonly tabs: readonly AreaTabProps[];
  /** Rendered after the tabs. */
  readonly children?: ReactNode;
}

/** Pixels of the tab before the current one that stay in sight. */
const NEIGHBOUR = 48;

/** The tabs of an area, one line that scrolls where they do not fit. Switching tabs replaces the history entry. */
export function AreaTabs({ label, tabs, children }: AreaTabsProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector('[aria-current="page"]');
    if (line == null || current == null) return;
    const [shown, tab] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
    // Not scrollIntoView, which also scrolls the page.
    if (tab.left < shown.left || tab.right > shown.right)
      line.scrollLeft += tab.left - shown.left - NEIGHBOUR;
  }, [pathname]);
  return (
    <nav className="area-tabs" aria-label={label}>
      <ul ref={list}>
        {tabs.map(({ to, label: name, open, exact = false }) => (
          <li key={to}>
            <AreaTab to={to} label={name} open={open} exact={exact} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** A tab; without the right to open it, it leads nowhere (access specification, section 2, 'Settings'). */
export function AreaTab({ to, label, open, exact = false }: AreaTabProps) {
  if (open)
    return (
      <NavLink className="area-tab" to={to} end={exact} replace>
        {label}
      </NavLink>
    );
  return (
    <span className="area-tab" aria-disabled="true" title="Dafür fehlt Ihnen die Berechtigung.">
      {label}
    </span>
  );
}
