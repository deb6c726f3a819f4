import { NavLink } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { LetterIcon, PageIcon } from '../ui/frame-icons.tsx';
import { MANUAL_PDF, PRIVACY_PDF } from '../ui/frame-legal.tsx';
import { SupportHours } from '../ui/frame-support.tsx';

/** The menu's last sections: who helps, and what the law wants (access specification, section 2, 'Shell'). */
export function SidebarHelp() {
  return (
    <>
      <Section title="Hilfe & Support">
        <li>
          <NavLink className="sidebar-entry" to="/feedback">
            <LetterIcon />
            Kontakt
          </NavLink>
        </li>
        <File href={MANUAL_PDF}>Benutzerhandbuch (PDF)</File>
      </Section>
      <SupportHours />
      <Section title="Rechtliches">
        <File href={PRIVACY_PDF}>Datenschutz (PDF)</File>
        <li>
          <NavLink className="sidebar-entry" to="/impressum">
            <PageIcon />
            Impressum
          </NavLink>
        </li>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
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

/** Opens beside the consultation, which stays as it is. */
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
