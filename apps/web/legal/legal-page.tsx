import type { ReactNode } from 'react';
import { BackButton } from '../frame/back-button.tsx';
import { Entrance } from '../frame/entrance/entrance.tsx';

/** What each page that is open to all needs to know of its visitor. */
export interface LegalPageData {
  readonly vendorName: string;
  readonly loggedIn: boolean;
}

/** A page to be read, open to everybody, with the way back to where one was. */
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
