import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import { LegalLinks } from '../brand/legal-links.tsx';
import { SupportHours } from '../brand/support-hours.tsx';
import { EntranceStatistics } from './entrance-statistics.tsx';

/**
 * What stands around the pages before a login.
 *
 * @param props.aside stands in the header, such as the way to the login
 * @param props.foot stands in the footer before the links that the law wants
 * @param props.home where the word mark leads; without it, this is where it would lead
 * @param props.counted whether visits may be counted here, of visitors who agree
 */
export function Entrance(props: {
  vendorName: string;
  home?: string;
  aside?: ReactNode;
  foot?: ReactNode;
  counted?: boolean;
  children: ReactNode;
}) {
  const { vendorName, home, aside, foot, counted = true, children } = props;
  return (
    <div className="entrance">
      <header className="entrance-header">
        <Brand vendorName={vendorName} {...(home === undefined ? {} : { href: home })} />
        <div className="row entrance-facts">
          <SupportHours />
          {aside}
        </div>
      </header>
      <main id="inhalt" className="entrance-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="entrance-footer">
        {foot}
        <LegalLinks />
        {counted ? <EntranceStatistics /> : null}
      </footer>
    </div>
  );
}

/** The way to the login, in the header of the pages before it. */
export const LoginLink = () => (
  <Link className="button" to="/login">
    Anmelden
  </Link>
);
