import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { MANUAL_PDF, PRIVACY_PDF } from './brand/legal-links.tsx';
import { SupportHours } from './brand/support-hours.tsx';
import { LetterIcon, PageIcon, SignpostIcon } from './icons.tsx';
import { FIRST_STEP, introductionAt } from './introduction-request.ts';
import { SidebarSection } from './sidebar-section.tsx';

/** The last sections of the menu: support and legal links (access specification, section 2, 'Shell'). */
export function SidebarHelp() {
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
