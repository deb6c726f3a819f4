import { Link } from '@remix-run/react';

/** Where the privacy statement lies as a file (access specification, section 2). */
export const PRIVACY_PDF = '/dokumente/datenschutz.pdf';
/** Where the user manual lies as a file. */
export const MANUAL_PDF = '/dokumente/benutzerhandbuch.pdf';

/** What the law wants on every page: who offers this, and what becomes of data. */
export function LegalLinks() {
  return (
    <ul className="legal-links">
      <li>
        <Link to="/impressum">Impressum</Link>
      </li>
      <li>
        <Link to="/datenschutz">Datenschutz</Link>
      </li>
      <li>
        <a href={PRIVACY_PDF} target="_blank" rel="noreferrer">
          Datenschutzerklärung (PDF)
        </a>
      </li>
      <li>
        <Link to="/feedback">Feedback</Link>
      </li>
    </ul>
  );
}
