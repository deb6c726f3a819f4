import type { ReactNode } from 'react';
import { Brand } from './frame-brand.tsx';
import { SupportHours } from './frame-support.tsx';

/**
 * What stands around the pages before a login.
 *
 * @param props.home where the word mark leads; without it, this is where it would lead
 */
export function Entrance(props: {
  vendorName: string;
  home?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { vendorName, home, aside, children } = props;
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
    </div>
  );
}
