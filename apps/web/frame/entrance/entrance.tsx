import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { Brand } from '../brand/brand.tsx';
import { LegalLinks } from '../brand/legal-links.tsx';
import { SupportHours } from '../brand/support-hours.tsx';

const STATISTICS = deferredPart(
  async () => (await import('../statistics/statistics.tsx')).Statistics,
  'on-demand',
);

/**
 * The question whether visits may be counted. Loaded only if the page names a statistics server; if it does not load,
 * nobody is asked and nothing is counted.
 */
function EntranceStatistics() {
  const [counted, setCounted] = useState(false);
  useEffect(() => setCounted(document.querySelector('script[data-counter]') !== null), []);
  const Statistics = useDeferredPart(STATISTICS, counted);
  return Statistics === null ? null : <Statistics />;
}

/**
 * The frame of the pages before the login.
 *
 * @param props.aside header content, such as the link to the login
 * @param props.foot footer content before the legal links
 * @param props.home target of the word mark; left out on the page it would lead to
 * @param props.counted whether visits may be counted here, for visitors who agree
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

/** The login link in the header of the pages before it. */
export const LoginLink = () => (
  <Link className="button" to="/login">
    Anmelden
  </Link>
);
