import { Outlet } from '@remix-run/react';
import { AdministrationFrame } from '../../administration/administration-frame.tsx';

/** Settings, administration and account: the frame without a consultation in it. */
export default function Administration() {
  return (
    <AdministrationFrame>
      <Outlet />
    </AdministrationFrame>
  );
}
