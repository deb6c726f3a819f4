import type { ReactNode } from 'react';
import { BackButton } from '../frame/back-button.tsx';
import { Entrance } from '../frame/entrance/entrance.tsx';

/** Loader data of each page that is open to everybody. */
export interface LegalPageData {
  readonly vendorName: string;
  readonly loggedIn: boolean;
}

/** A text page open to everybody, with a link back. */
export function LegalPage({ vendorName, loggedIn, children }: LegalPageData & { children: ReactNode }) {
  return (
    <Entrance vendorName={vendorName} home={loggedIn ? '/' : '/welcome'} counted={!loggedIn}>
      <div className="legal">
        {children}
        <div className="page-actions">
          <BackButton />
        </div>
      </div>
    </Entrance>
  );
}
