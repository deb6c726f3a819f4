import { type ReactNode, useId } from 'react';

interface SidebarSectionProps {
  readonly title: string;
  /** Closed until its title is pressed: for entries that the current area has no daily use for. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

/** A section of the menu with its title. */
export function SidebarSection({ title, folded = false, children }: SidebarSectionProps) {
  const id = useId();
  const list = (
    <ul className="sidebar-list" aria-labelledby={id}>
      {children}
    </ul>
  );
  if (folded)
    return (
      <details className="sidebar-fold">
        <summary className="sidebar-title" id={id}>
          {title}
        </summary>
        {list}
      </details>
    );
  return (
    <>
      <p className="sidebar-title" id={id}>
        {title}
      </p>
      {list}
    </>
  );
}
