import type { ReactNode } from 'react';
import { deferredPart, useDeferredPart } from '../connection/deferred-part.ts';
import { Frame } from '../frame/frame.tsx';
import { NavigationControl } from '../frame/navigation/navigation-control.tsx';
import { AdministrationLogout } from './administration-logout.tsx';

const DEFERRED_FRAME = deferredPart(async () => (await import('./deferred-frame.tsx')).DeferredFrame);

/** The frame of settings, administration and account; loads no consultation code. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  const DeferredFrame = useDeferredPart(DEFERRED_FRAME);
  return (
    <>
      <Frame logout={<AdministrationLogout />}>{children}</Frame>
      {/* Not deferred: a form may be dirty before the deferred parts have loaded. */}
      <NavigationControl reloading="Bitte laden Sie die Seite neu; was noch nicht gespeichert ist, geht dabei verloren." />
      {DeferredFrame === null ? null : <DeferredFrame />}
    </>
  );
}
