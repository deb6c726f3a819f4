import { NavLink, Outlet } from '@remix-run/react';
import { AreaTabs } from '../../administration/screen/area-tabs.tsx';
import { WayBack } from '../../frame/errand/way-back.tsx';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../../frame/settings-tabs.ts';
import { useFrame } from '../../session/frame-data.ts';

/**
 * An institution's settings; each page requires its own right (access specification, section 2, 'Settings').
 */
export default function Settings() {
  const { rights } = useFrame().user;
  const tabs = SETTINGS_TABS.map(({ index, label, right }) => ({
    to: `/settings/${index}`,
    label,
    open: rights.includes(right),
  }));
  const mayTransfer = TRANSFER_PAGE.rights.some((right) => rights.includes(right));
  return (
    <div className="area">
      <div className="area-head">
        <AreaTabs label="Einstellungen" tabs={tabs}>
          {mayTransfer ? (
            <li className="area-tab-apart">
              <NavLink className="area-tab" to={TRANSFER_PAGE.to} replace>
                {TRANSFER_PAGE.label}
              </NavLink>
            </li>
          ) : null}
        </AreaTabs>
        <WayBack />
      </div>
      <Outlet />
    </div>
  );
}
