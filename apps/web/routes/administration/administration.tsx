import { Outlet } from '@remix-run/react';
import { AdministrationFrame } from '../../administration/administration-frame.tsx';

/** Layout of settings, administration and account, without consultation code. */
export default function Administration() {
  return (
    <AdministrationFrame>
      <Outlet />
    </AdministrationFrame>
  );
}
