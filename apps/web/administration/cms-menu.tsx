import { NavLink } from '@remix-run/react';
import { PageIcon } from '../frame/icons.tsx';
import { SidebarSection } from '../frame/sidebar-section.tsx';
import { CmsIcon } from './cms-icons.tsx';
import type { CmsTab } from './cms-tabs.ts';

/** The manual for the vendor's staff. */
const MANUAL_PDF = '/dokumente/verwaltung.pdf';

/** The menu entries of the vendor's administration. */
export function CmsMenu({ tabs }: { readonly tabs: readonly CmsTab[] }) {
  return (
    <SidebarSection title="Verwaltung">
      {tabs.map(({ index, label }) => (
        <li key={index}>
          <NavLink className="sidebar-entry" to={`/cms/${index}`}>
            <CmsIcon index={index} />
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <a className="sidebar-entry" href={MANUAL_PDF} target="_blank" rel="noreferrer">
          <PageIcon />
          Hilfe (PDF)
        </a>
      </li>
    </SidebarSection>
  );
}
