import { Link, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../connection/deferred/use-deferred-part.ts';
import { Frame } from '../frame/frame.tsx';
import { StartIcon } from '../frame/icons.tsx';
import { NavigationControl } from '../frame/navigation/navigation-control.tsx';
import { START_REQUESTED } from '../frame/start-request.ts';
import { useMayConsult } from '../session/frame-data.ts';
import { AdministrationLogout } from './administration-logout.tsx';
import { CMS, type CmsData } from './cms-data.ts';
import { CmsMenu } from './cms-menu.tsx';

const DEFERRED_FRAME = deferredPart(async () => (await import('./deferred-frame.tsx')).DeferredFrame);

/** The draft is read on the home page, which then asks what to do with the previous person's data. */
const START_ENTRY = (
  <Link className="sidebar-entry" to="/" state={START_REQUESTED}>
    <StartIcon />
    Neue Beratung
  </Link>
);

/** The frame of settings, administration and account; loads no consultation code. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  const DeferredFrame = useDeferredPart(DEFERRED_FRAME);
  const consults = useMayConsult();
  const cms = useRouteLoaderData<() => Promise<CmsData>>(CMS);
  return (
    <>
      <Frame
        logout={<AdministrationLogout />}
        {...(consults ? { start: () => START_ENTRY } : {})}
        {...(cms === undefined ? {} : { area: <CmsMenu tabs={cms.tabs} /> })}
      >
        {children}
      </Frame>
      {/* Not deferred: a form may be dirty before the deferred parts have loaded. */}
      <NavigationControl reloading="Bitte laden Sie die Seite neu; was noch nicht gespeichert ist, geht dabei verloren." />
      {DeferredFrame === null ? null : <DeferredFrame />}
    </>
  );
}
