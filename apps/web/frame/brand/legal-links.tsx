import { Link } from '@remix-run/react';

/** The privacy statement as a file (access specification, section 2). */
export const PRIVACY_PDF = '/dokumente/datenschutz.pdf';
/** Which licences the parts of the product are under. */
export const LICENCES = '/dokumente/lizenzen.txt';
/** The user manual as a file. */
export const MANUAL_PDF = '/dokumente/benutzerhandbuch.pdf';

/** The links required on every page: imprint, privacy and accessibility. */
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
        <Link to="/barrierefreiheit">Barrierefreiheit</Link>
      </li>
      <li>
        <Link to="/feedback">Feedback</Link>
      </li>
    </ul>
  );
}
