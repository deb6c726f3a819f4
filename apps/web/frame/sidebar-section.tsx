import { type ReactNode, useId } from 'react';

interface SidebarSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the menu with its title. */
export function SidebarSection({ title, children }: SidebarSectionProps) {
  const id = useId();
  return (
    <>
      <p className="sidebar-title" id={id}>
        {title}
      </p>
      <ul className="sidebar-list" aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
